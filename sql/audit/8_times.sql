-- Events dated more than two minutes before the event before them, or outside the years of this service. None is
-- right. (Within two minutes, old ledgers hold events that waited for their turn; new ones never run backwards.)
select account_id, version, recorded_at
from (
  select *, lag(recorded_at) over (partition by account_id order by version) as previous_at
  from events
) e
where recorded_at < previous_at - interval '2 minutes'
  or recorded_at < '2026-01-01T00:00Z'
  or recorded_at >= '2100-01-01T00:00Z'
order by account_id, version;
