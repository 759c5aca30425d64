-- Adds the job that removes the file, however the row lost it.
create or replace function remove_check_picture() returns trigger language plpgsql as $$
begin
  perform add_job('remove-check-picture', json_build_object('picture', old.picture));
  return null;
end $$;

create or replace trigger person_check_deleted after delete on person_check
  for each row when (old.picture is not null) execute function remove_check_picture();

create or replace trigger person_check_picture after update of picture on person_check
  for each row when (old.picture is not null and old.picture is distinct from new.picture)
  execute function remove_check_picture();
