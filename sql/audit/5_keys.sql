-- Keys against the rules, and conversions with a key that was not active at their place. None is right.
select c.account_id, c.version, c.key_id, 'used while it was not active' as fault
from events c
left join events created
  on created.account_id = c.account_id and created.key_id = c.key_id and created.type = 'KeyCreated'
left join events revoked
  on revoked.account_id = c.account_id and revoked.key_id = c.key_id and revoked.type = 'KeyRevoked'
where c.type = 'ConversionSucceeded' and c.key_id is not null
  and (created.version is null or created.version > c.version or revoked.version < c.version)
union all
select r.account_id, r.version, r.key_id, 'revoked, but not created before'
from events r
left join events created
  on created.account_id = r.account_id and created.key_id = r.key_id and created.type = 'KeyCreated'
where r.type = 'KeyRevoked' and (created.version is null or created.version > r.version)
union all
select account_id, version, key_id, 'created beside five active keys'
from (
  select account_id, version, key_id, type,
    sum(case type when 'KeyCreated' then 1 else -1 end) over (partition by account_id order by version) as active
  from events
  where type in ('KeyCreated', 'KeyRevoked')
) k
where type = 'KeyCreated' and active > 5
order by account_id, version;
