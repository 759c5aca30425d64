create or replace function count_changed_reports() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select 'report', split, sum(sign) from (
      select report_split(status, priority, problem_type, reason) as split, 1 as sign from added
      union all
      select report_split(status, priority, problem_type, reason), -1 from removed
    ) as changes
    group by 2 having sum(sign) <> 0;
  return null;
end $$;

create or replace trigger count_changed after update on report
  referencing old table as removed new table as added for each statement execute function count_changed_reports();
