-- Locks members, and all administrators if one of them is staff. False when someone became one while this waited.
-- A generic plan is as good, and is not made again for each list.
create or replace function lock_members_and_administrators(ids uuid[]) returns boolean language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare locked uuid[];
begin
  if not exists (select from member where id = any (ids) and staff_role is not null) then
    perform from member where id = any (ids) order by id for no key update;
    return not exists (select from member where id = any (ids) and staff_role is not null);
  end if;
  select array_agg(l.id) into locked from (
    select m.id from member m
    where m.id in (
      select unnest(ids)
      union
      select a.id from member a where a.staff_role = 'administrator' and a.state = 'active' and exists (
        select from member given where given.id = any (ids) and given.staff_role is not null))
    order by m.id for no key update) as l;
  return not exists (
    select from member a
    where a.staff_role = 'administrator' and a.state = 'active' and a.id <> all (locked) and exists (
      select from member given where given.id = any (ids) and given.staff_role is not null));
end $$;
