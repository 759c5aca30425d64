create or replace function count_removed_profiles() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select s.metric, s.split, -count(*) from removed p,
      lateral profile_splits(p.gender, p.birth_date, p.complete) as s
    group by 1, 2;
  return null;
end $$;

create or replace trigger count_removed after delete on profile
  referencing old table as removed for each statement execute function count_removed_profiles();
