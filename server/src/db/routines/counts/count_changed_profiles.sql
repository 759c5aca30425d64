create or replace function count_changed_profiles() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select metric, split, sum(sign) from (
      select s.*, 1 as sign from added p, lateral profile_splits(p.gender, p.birth_date, p.complete) as s
      union all
      select s.*, -1 from removed p, lateral profile_splits(p.gender, p.birth_date, p.complete) as s
    ) as changes
    group by 1, 2 having sum(sign) <> 0;
  return null;
end $$;

create or replace trigger count_changed after update on profile
  referencing old table as removed new table as added for each statement execute function count_changed_profiles();
