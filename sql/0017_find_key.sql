-- What authentication needs to know of a key, by the hash of its secret: one row, or none. A function, for its plan is
-- kept with the connection; that of a statement is made anew each time, which takes longer than to run it, and longer
-- the more partitions the ledger has.
create function find_key(
  p_key_hash text, p_month text,
  out account_id text, out key_id text, out revoked boolean, out conversions_limit integer, out conversions_used integer
) returns setof record language plpgsql stable as $$
declare
  k record;
begin
  select e.account_id, e.key_id into k
    from events e where e.type = 'KeyCreated' and e.data ->> 'key_hash' = p_key_hash;
  if not found then
    return;
  end if;
  account_id := k.account_id;
  key_id := k.key_id;
  revoked := exists (
    select from events r where r.account_id = k.account_id and r.key_id = k.key_id and r.type = 'KeyRevoked'
  );
  conversions_limit := (
    select (p.data ->> 'conversions_limit')::integer from events p
    where p.account_id = k.account_id and p.type in ('AccountOpened', 'PlanChanged') and p.type <> 'ConversionSucceeded'
    order by p.version desc limit 1
  );
  -- of this month, or of a later one where the clock was set back
  conversions_used := coalesce((
    select c.ordinal from events c
    where c.account_id = k.account_id and c.month >= p_month and c.type = 'ConversionSucceeded'
    order by c.month desc, c.ordinal desc limit 1
  ), 0);
  return next;
end
$$;
