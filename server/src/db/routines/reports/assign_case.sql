create or replace function assign_case() returns trigger language plpgsql as $$
begin
  if new.reported_id is not null then
    new.case_id := find_open_case(new.reported_id, null, new.created_at);
  else
    insert into report_case (kind, opened_at) values ('service', new.created_at) returning id into new.case_id;
  end if;
  return new;
end $$;

create or replace trigger report_begins before insert on report for each row execute function assign_case();
