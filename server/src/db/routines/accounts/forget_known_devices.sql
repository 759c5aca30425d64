-- A device is known by the password that was typed there: after a change, no device that knew the old one is known.
create or replace function forget_known_devices() returns trigger language plpgsql as $$
begin
  delete from known_device where member_id = new.id;
  return null;
end $$;

create or replace trigger password_changed after update of password_hash on member
  for each row when (old.password_hash is distinct from new.password_hash) execute function forget_known_devices();
