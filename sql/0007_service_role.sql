-- The role that the service works as. Append-only is this grant: it may read and add events, nothing else.
do $$
begin
  create role receipts_service nologin;
exception
  -- roles belong to the server: another database, or another migration at the same time, has made it
  when duplicate_object or unique_violation then null;
end
$$;

grant usage on schema public to receipts_service;
revoke all on events, saved_conversions from receipts_service;
grant select, insert on events to receipts_service;
grant usage on sequence events_position to receipts_service;
-- a customer's saved answers may be deleted
grant select, insert, delete on saved_conversions to receipts_service;
