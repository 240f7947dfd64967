-- An empty copy of the ledger's table, split by the hash of the account into as many parts as the setting
-- receipts.partitions says. What an interrupted run has left is begun anew. Indexes come when it is filled.
do $$
declare
  parts integer := current_setting('receipts.partitions')::integer;
begin
  drop table if exists events_by_account;
  create table events_by_account (like events including defaults including constraints including generated)
    partition by hash (account_id);
  for part in 0 .. parts - 1 loop
    execute format(
      'create table %I partition of events_by_account for values with (modulus %s, remainder %s)',
      format('events_of_%s_%s', parts, lpad(part::text, 4, '0')), parts, part
    );
  end loop;
end
$$;
