-- 2 for someone whose present main photo, name and age were compared with a picture of the moment, 1 for someone who was excused.
-- Few are checked, so the profile is read only for them.
create or replace function checked_level(id uuid) returns smallint language sql stable as $$
  select coalesce((
    select case when c.excused then 1 else 2 end
    from checked_person c
    where c.member_id = checked_level.id and c.ended_at is null
      and (c.excused or exists (select from profile p
        where p.member_id = c.member_id and p.first_name = c.first_name and p.birth_date = c.birth_date
          and exists (select from photo f
            where f.member_id = c.member_id and f.position = 0 and f.public_id = c.main_photo)))), 0)::smallint
$$;
