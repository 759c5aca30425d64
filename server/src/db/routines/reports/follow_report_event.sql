create or replace function follow_report_event() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'the status of a report can only be changed by a report event' using errcode = 'insufficient_privilege';
  end if;
  if new.status not in ('pending', 'in_progress') then return new; end if;
  if new.reported_id is not null then
    new.case_id := find_open_case(new.reported_id, new.case_id, new.created_at);
  else
    update report_case set closed_at = null where id = new.case_id;
  end if;
  return new;
end $$;

create or replace trigger report_status before update of status on report
  for each row when (old.status <> new.status) execute function follow_report_event();
