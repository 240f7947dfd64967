-- Events whose hash does not follow from the event and the one before it, first ones first. None is right.
select account_id, version
from (
  select *, coalesce(
    lag(hash) over (partition by account_id order by version), decode(repeat('00', 32), 'hex')
  ) as previous_hash
  from events
) e
where hash <> event_hash(previous_hash, account_id, version, type, recorded_at, data)
order by account_id, version;
