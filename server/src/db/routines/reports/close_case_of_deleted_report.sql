create or replace function close_case_of_deleted_report() returns trigger language plpgsql as $$
begin
  if old.case_id is null then return null; end if;
  perform close_settled_case(old.case_id, old.reported_id, old.id);
  delete from report_case where id = old.case_id and not exists (select from report where case_id = old.case_id);
  return null;
end $$;

create or replace trigger report_ended after delete on report for each row execute function close_case_of_deleted_report();
