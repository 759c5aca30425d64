-- The link was mailed to the old address, so the archive is deleted.
create or replace function delete_archive_of_old_address() returns trigger language plpgsql as $$
begin
  delete from archive where member_id = new.id and ready_at is not null;
  return null;
end $$;

create or replace trigger member_moved after update of email on member
  for each row when (old.email <> new.email) execute function delete_archive_of_old_address();
