create or replace function count_added_profiles() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select s.metric, s.split, count(*) from added p,
      lateral profile_splits(p.gender, p.birth_date, p.complete) as s
    group by 1, 2;
  return null;
end $$;

create or replace trigger count_added after insert on profile
  referencing new table as added for each statement execute function count_added_profiles();
