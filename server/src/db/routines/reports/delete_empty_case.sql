-- A reopened report joins the open case, and the case it leaves may be empty.
create or replace function delete_empty_case() returns trigger language plpgsql as $$
begin
  delete from report_case c
  where c.id = old.case_id and not exists (select from report r where r.case_id = c.id);
  return null;
end $$;

create or replace trigger report_left_case after update of status on report
  for each row when (old.case_id <> new.case_id) execute function delete_empty_case();
