-- Adds one event at the end of an account's stream. Takes the account's lock until the end of the
-- transaction, so that version, ordinal and hash chain are decided by one writer at a time.
create function append_event(
  p_account_id text, p_type text, p_recorded_at timestamptz, p_data json,
  out version bigint, out hash bytea
) language plpgsql as $$
declare
  previous bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 0));
  select e.version, e.hash into version, previous
    from events e where e.account_id = p_account_id order by e.version desc limit 1;
  version := coalesce(version, 0) + 1;
  hash := event_hash(coalesce(previous, decode(repeat('00', 32), 'hex')), p_account_id, version, p_type, p_recorded_at, p_data);
  insert into events (account_id, version, type, recorded_at, data, hash)
    values (p_account_id, version, p_type, p_recorded_at, p_data, hash);
end
$$;
