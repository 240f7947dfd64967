-- Charges one conversion, or says why not. The outcome is 'recorded', 'account_missing',
-- 'key_inactive' or 'limit_reached'. Recording the same conversion again answers with its place.
-- The month is that of the time under which append_event will record it, so that a clock that is set
-- back opens no month again.
create or replace function record_conversion(
  p_account_id text, p_recorded_at timestamptz, p_conversion_id text, p_key_id text,
  p_input text, p_byte_count bigint, p_file_digest text,
  out outcome text, out conversions_used integer, out conversions_limit integer, out version bigint, out hash bytea
) language plpgsql as $$
declare
  p_month text;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_account_id, 0));

  select (e.data ->> 'conversions_limit')::integer into conversions_limit
    from events e where e.account_id = p_account_id and e.type in ('AccountOpened', 'PlanChanged')
    and e.type <> 'ConversionSucceeded' order by e.version desc limit 1;
  if conversions_limit is null then
    outcome := 'account_missing';
    return;
  end if;

  select e.ordinal, e.version, e.hash into conversions_used, version, hash
    from events e where e.account_id = p_account_id and e.conversion_id = p_conversion_id
    and e.type = 'ConversionSucceeded';
  if found then
    outcome := 'recorded';
    return;
  end if;

  if not exists (
    select from events e where e.account_id = p_account_id and e.key_id = p_key_id and e.type = 'KeyCreated'
  ) or exists (
    select from events e where e.account_id = p_account_id and e.key_id = p_key_id and e.type = 'KeyRevoked'
  ) then
    outcome := 'key_inactive';
    return;
  end if;

  select to_char(greatest(p_recorded_at, e.recorded_at) at time zone 'UTC', 'YYYY-MM') into p_month
    from events e where e.account_id = p_account_id order by e.version desc limit 1;

  select e.ordinal into conversions_used
    from events e where e.account_id = p_account_id and e.month = p_month and e.type = 'ConversionSucceeded'
    order by e.ordinal desc limit 1;
  conversions_used := coalesce(conversions_used, 0);
  if conversions_used >= conversions_limit then
    outcome := 'limit_reached';
    return;
  end if;

  conversions_used := conversions_used + 1;
  -- written out, so that the stored text is the canonical one: no spaces, keys in alphabetical order
  select appended.version, appended.hash into version, hash from append_event(
    p_account_id, 'ConversionSucceeded', p_recorded_at,
    format(
      '{"byte_count":%s,"conversion_id":%s,"file_digest":%s,"input":%s,"key_id":%s,"month":%s,"ordinal":%s}',
      p_byte_count, to_json(p_conversion_id), to_json(p_file_digest), to_json(p_input), to_json(p_key_id),
      to_json(p_month), conversions_used
    )::json
  ) appended;
  outcome := 'recorded';
end
$$;
