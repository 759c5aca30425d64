create or replace function count_added_members() returns trigger language plpgsql as $$
declare zone text := service_zone();
begin
  insert into tally_change
    select s.metric, s.split, count(*) from added m,
      lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
    group by 1, 2;
  return null;
end $$;

create or replace trigger count_added after insert on member
  referencing new table as added for each statement execute function count_added_members();
