create or replace function remove_archive_file() returns trigger language plpgsql as $$
begin
  perform add_job('remove-archive', json_build_object('id', old.id));
  return null;
end $$;

create or replace trigger archive_file after delete on archive for each row execute function remove_archive_file();
