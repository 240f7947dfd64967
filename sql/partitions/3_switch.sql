-- The copy takes the ledger's place: its name, its indexes' names, who may do what, and the refusal of every change,
-- by each part too. The table as it was stays as events_before_partitions, and takes no event any more.
do $$
declare
  one record;
begin
  for one in
    select
      g.privilege_type as privilege,
      -- everybody has no name of a role
      coalesce(quote_ident(r.rolname), 'public') as grantee,
      case when g.is_grantable then ' with grant option' else '' end as option
    from pg_class c cross join aclexplode(c.relacl) g left join pg_roles r on r.oid = g.grantee
    where c.oid = 'events'::regclass and g.grantee <> c.relowner
  loop
    execute format('grant %s on events_by_account to %s%s', one.privilege, one.grantee, one.option);
    if one.privilege <> 'SELECT' then
      execute format('revoke %s on events from %s cascade', one.privilege, one.grantee);
    end if;
  end loop;

  for one in
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'events'::regclass
  loop
    execute format('alter index %I rename to %I', one.name, one.name || '_before');
    execute format('alter index %I rename to %I', one.name || '_by_account', one.name);
  end loop;

  alter table events rename to events_before_partitions;
  alter table events_by_account rename to events;
  alter sequence events_position owned by events.position;

  for one in select relid::text as name from pg_partition_tree('events') loop
    execute format(
      'create trigger events_append_only before update or delete or truncate on %s
        for each statement execute function refuse_event_change()',
      one.name
    );
  end loop;
end
$$;
