-- Lets the owner work as the service's role. A superuser may do so anyway; an owner who may only create roles
-- has made it without the right to take it on (PostgreSQL 16 and newer) or without being its member (15).
do $$
begin
  if pg_has_role(current_user, 'receipts_service', 'member') then
    if current_setting('server_version_num')::integer < 160000
      or pg_has_role(current_user, 'receipts_service', 'set') then
      return;
    end if;
  end if;
  if current_setting('server_version_num')::integer >= 160000 then
    execute format('grant receipts_service to %I with inherit false, set true', current_user);
  else
    execute format('grant receipts_service to %I', current_user);
  end if;
end
$$;
