-- Conversions with a key that was not created before, or was revoked before. None is right.
select c.account_id, c.version, c.key_id
from events c
left join events created
  on created.account_id = c.account_id and created.key_id = c.key_id and created.type = 'KeyCreated'
left join events revoked
  on revoked.account_id = c.account_id and revoked.key_id = c.key_id and revoked.type = 'KeyRevoked'
where c.type = 'ConversionSucceeded'
  and (created.version is null or created.version > c.version or revoked.version < c.version)
order by c.account_id, c.version;
