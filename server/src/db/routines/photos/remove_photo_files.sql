-- Adds the job that removes the files, however the row was deleted.
create or replace function remove_photo_files() returns trigger language plpgsql as $$
begin
  if not exists (select from photo where public_id = old.public_id and url like '/media/%')
    and not exists (select from chat_photo where public_id = old.public_id) then
    perform add_job('remove-photo', json_build_object('publicId', old.public_id));
  end if;
  return null;
end $$;

create or replace trigger upload_files after delete on upload for each row execute function remove_photo_files();

create or replace trigger photo_files after delete on photo
  for each row when (old.url like '/media/%') execute function remove_photo_files();

create or replace trigger chat_photo_files after delete on chat_photo
  for each row execute function remove_photo_files();
