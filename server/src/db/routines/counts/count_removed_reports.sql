create or replace function count_removed_reports() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select 'report', report_split(status, priority, problem_type, reason), -count(*) from removed group by 2;
  return null;
end $$;

create or replace trigger count_removed after delete on report
  referencing old table as removed for each statement execute function count_removed_reports();
