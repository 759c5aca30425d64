create or replace function apply_report_event() returns trigger language plpgsql as $$
begin
  if new.from_status is null then return new; end if;
  update report
  set status = new.to_status,
    settled_at = case when new.to_status <> 'in_progress' then greatest(new.at, created_at) end
  where id = new.report_id and status = new.from_status;
  if not found then raise exception 'the report is not %', new.from_status using errcode = 'check_violation'; end if;
  select max(number) + 1 into new.number from report_event where report_id = new.report_id;
  return new;
end $$;

create or replace trigger report_event_applied before insert on report_event
  for each row execute function apply_report_event();
