-- Conversions above the limit of the plan that was in force at their place in the stream, and accounts that were
-- not opened at version 1, once. None is right.
select c.account_id, c.version, c.month, c.ordinal, plan.conversions_limit
from events c
cross join lateral (
  select (p.data ->> 'conversions_limit')::integer as conversions_limit
  from events p
  where p.account_id = c.account_id and p.version < c.version
    and p.type <> 'ConversionSucceeded' and p.type in ('AccountOpened', 'PlanChanged')
  order by p.version desc
  limit 1
) plan
where c.type = 'ConversionSucceeded' and c.ordinal > plan.conversions_limit
union all
select account_id, min(version), null, null, null
from events
group by account_id
having count(*) filter (where type = 'AccountOpened') <> 1
  or max(version) filter (where type = 'AccountOpened') <> 1
order by account_id, version;
