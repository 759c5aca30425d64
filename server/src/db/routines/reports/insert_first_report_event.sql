create or replace function insert_first_report_event() returns trigger language plpgsql as $$
begin
  insert into report_event (report_id, number, to_status, by_id, at)
    values (new.id, 1, 'pending', new.reporter_id, new.created_at);
  return null;
end $$;

create or replace trigger report_begun after insert on report for each row execute function insert_first_report_event();
