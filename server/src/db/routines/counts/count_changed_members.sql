create or replace function count_changed_members() returns trigger language plpgsql as $$
declare zone text := service_zone();
begin
  insert into tally_change
    select metric, split, sum(sign) from (
      select s.*, 1 as sign from added m,
        lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
      union all
      select s.*, -1 from removed m,
        lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
    ) as changes
    group by 1, 2 having sum(sign) <> 0;
  return null;
end $$;

create or replace trigger count_changed after update on member
  referencing old table as removed new table as added for each statement execute function count_changed_members();
