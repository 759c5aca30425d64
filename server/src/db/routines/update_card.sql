-- The caller holds the lock of the member, so that concurrent changes are applied one after the other.
create or replace function update_card(id uuid) returns void language plpgsql as $$
begin
  if not exists (select from findable f where f.member_id = update_card.id) then
    delete from card c where c.member_id = update_card.id;
    return;
  end if;
  insert into first_found (member_id) values (update_card.id) on conflict do nothing;
  insert into card as c (member_id, joined_at, first_name_key, zone, x, y, z, reach, gender, seeks, born,
      seek_min_age, seek_max_age, incognito, interests, answered, asks, requires, says, wants, rejects, needs, tens,
      tens_asked, seen_on, found_at, contestedness, liked, likes)
    select f.*, seen_on(f.member_id), n.at, coalesce(s.contestedness, 0) / 50.0, coalesce(s.liked, 0) / 20.0,
      coalesce(s.likes, 0) / 20.0
    from findable f join first_found n using (member_id) left join standing s using (member_id)
    where f.member_id = update_card.id
  on conflict (member_id) do update
    set (joined_at, first_name_key, zone, x, y, z, reach, gender, seeks, born, seek_min_age, seek_max_age, incognito,
        interests, answered, asks, requires, says, wants, rejects, needs, tens, tens_asked, seen_on, found_at,
        contestedness, liked, likes) =
      (excluded.joined_at, excluded.first_name_key, excluded.zone, excluded.x, excluded.y, excluded.z, excluded.reach,
        excluded.gender, excluded.seeks, excluded.born, excluded.seek_min_age, excluded.seek_max_age,
        excluded.incognito, excluded.interests, excluded.answered, excluded.asks, excluded.requires, excluded.says,
        excluded.wants, excluded.rejects, excluded.needs, excluded.tens, excluded.tens_asked, excluded.seen_on,
        excluded.found_at, excluded.contestedness, excluded.liked, excluded.likes)
    where c.* is distinct from excluded.*;
end $$;
