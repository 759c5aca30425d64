create or replace function set_offline() returns trigger language plpgsql as $$
begin
  update presence set online_until = '-infinity' where member_id = new.id;
  return null;
end $$;

create or replace trigger member_left after update of state on member
  for each row when (new.state <> 'active') execute function set_offline();
