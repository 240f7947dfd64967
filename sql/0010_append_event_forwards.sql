-- Time never runs backwards within an account, whatever the clocks of the servers say: an event that was
-- waiting for its turn, or comes from a clock that is behind, is dated like the event before it.
create or replace function append_event(
  p_account_id text, p_type text, p_recorded_at timestamptz, p_data json,
  out version bigint, out hash bytea
) language plpgsql as $$
declare
  previous bytea;
  previous_at timestamptz;
  dated timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 0));
  select e.version, e.hash, e.recorded_at into version, previous, previous_at
    from events e where e.account_id = p_account_id order by e.version desc limit 1;
  version := coalesce(version, 0) + 1;
  dated := greatest(p_recorded_at, previous_at);
  hash := event_hash(coalesce(previous, decode(repeat('00', 32), 'hex')), p_account_id, version, p_type, dated, p_data);
  insert into events (account_id, version, type, recorded_at, data, hash)
    values (p_account_id, version, p_type, dated, p_data, hash);
end
$$;
