create or replace function set_report_key() returns trigger language plpgsql as $$
begin
  new.search_key := report_key(new.id, new.reporter_id, new.reported_id, new.description);
  return new;
end $$;

create or replace trigger report_key before insert or update of reporter_id, reported_id, description on report
  for each row execute function set_report_key();
