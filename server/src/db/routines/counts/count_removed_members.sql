create or replace function count_removed_members() returns trigger language plpgsql as $$
declare zone text := service_zone();
begin
  insert into tally_change
    select s.metric, s.split, -count(*) from removed m,
      lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
    group by 1, 2;
  return null;
end $$;

create or replace trigger count_removed after delete on member
  referencing old table as removed for each statement execute function count_removed_members();
