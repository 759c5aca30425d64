create or replace function number_report_event() returns trigger language plpgsql as $$
begin
  select max(number) + 1 into new.number from report_event where report_id = new.report_id;
  return new;
end $$;

create or replace trigger report_event_number before insert on report_event
  for each row when (new.from_status is not null) execute function number_report_event();
