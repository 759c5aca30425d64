create or replace function update_report_keys() returns trigger language plpgsql as $$
begin
  update report set search_key = report_key(id, reporter_id, reported_id, description)
  where reporter_id = new.id or reported_id = new.id;
  return null;
end $$;

create or replace trigger report_people after update of name_key, email on member
  for each row when (old.name_key <> new.name_key or old.email <> new.email) execute function update_report_keys();
