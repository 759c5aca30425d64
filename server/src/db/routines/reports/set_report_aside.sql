-- Reports by a member who was warned for making them up are set aside for a time, unless someone may be in danger.
create or replace function set_report_aside() returns trigger language plpgsql as $$
begin
  new.set_aside := new.priority <> 'critical' and exists (
    select from reporter_standing where member_id = new.reporter_id and aside_until > new.created_at);
  return new;
end $$;

create or replace trigger report_set_aside before insert on report
  for each row execute function set_report_aside();
