-- Accounts whose versions are not 1, 2, 3, … up to the last. None is right.
select account_id, count(*) as events, min(version) as first_version, max(version) as last_version
from events
group by account_id
having min(version) <> 1 or max(version) <> count(*)
order by account_id;
