-- A link in a mailbox that an account has left leads nowhere.
create or replace function forget_archive() returns trigger language plpgsql as $$
begin
  delete from archive where member_id = new.id and ready_at is not null;
  return null;
end $$;

create or replace trigger member_moved after update of email on member
  for each row when (old.email <> new.email) execute function forget_archive();
