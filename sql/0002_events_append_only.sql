-- Refuses every change of a recorded event, the owner's included.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
end
$$;

create trigger events_append_only
  before update or delete or truncate on events
  for each statement execute function refuse_event_change();
