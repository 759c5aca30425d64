-- A case gets another version whenever a report joins or leaves it, and is as urgent as the most urgent of its open
-- ones. It is locked first, so that the second statement sees what those before it have changed.
create or replace function count_case_version() returns trigger language plpgsql as $$
begin
  perform from report_case where id in (old.case_id, new.case_id) order by id for no key update;
  update report_case c
  set version = version + 1,
    urgency = coalesce(3 - (select max(r.priority_rank) from report r where r.case_id = c.id and r.status_rank <= 1),
      c.urgency)
  where c.id in (old.case_id, new.case_id);
  return null;
end $$;

create or replace trigger case_version_of_new after insert on report
  for each row execute function count_case_version();

-- Named to come after `report_ended`, which waits for changes of the person first, as all others do.
create or replace trigger version_of_case_without after delete on report
  for each row execute function count_case_version();
