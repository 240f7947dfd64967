-- Every index that the ledger has, whatever migrations have come, on its copy.
do $$
declare
  one record;
begin
  for one in
    select c.relname || '_by_account' as name, pg_get_indexdef(i.indexrelid) as definition,
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conindid = i.indexrelid and k.contype = 'p') as key
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'events'::regclass
  loop
    if one.key is not null then
      execute format('alter table events_by_account add constraint %I %s', one.name, one.key);
    else
      execute regexp_replace(
        one.definition, 'INDEX \S+ ON (ONLY )?\S+ ', format('INDEX %I ON events_by_account ', one.name)
      );
    end if;
  end loop;
end
$$;

analyze events_by_account;
