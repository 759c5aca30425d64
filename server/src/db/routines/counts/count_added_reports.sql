create or replace function count_added_reports() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select 'report', report_split(status, priority, problem_type, reason), count(*) from added group by 2;
  return null;
end $$;

create or replace trigger count_added after insert on report
  referencing new table as added for each statement execute function count_added_reports();
