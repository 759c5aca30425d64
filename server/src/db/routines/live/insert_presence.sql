create or replace function insert_presence() returns trigger language plpgsql as $$
begin
  insert into presence (member_id) select id from added on conflict do nothing;
  return null;
end $$;

create or replace trigger presence_begins after insert on member
  referencing new table as added for each statement execute function insert_presence();
