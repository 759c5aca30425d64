-- A report that is reopened joins the case that is open by then; the one it leaves may have been its alone.
create or replace function leave_case() returns trigger language plpgsql as $$
begin
  delete from report_case c
  where c.id = old.case_id and not exists (select from report r where r.case_id = c.id);
  return null;
end $$;

create or replace trigger report_left_case after update of status on report
  for each row when (old.case_id <> new.case_id) execute function leave_case();
