create or replace function update_name_key() returns trigger language plpgsql as $$
begin
  update member set name_key = lower(concat_ws(' ', new.first_name, new.last_name))
  where id = new.member_id and name_key <> lower(concat_ws(' ', new.first_name, new.last_name));
  return null;
end $$;

create or replace trigger profile_named after insert or update of first_name, last_name on profile
  for each row execute function update_name_key();
