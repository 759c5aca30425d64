-- The caller holds the lock of the member, so that concurrent changes are applied one after the other.
create or replace function update_card(id uuid) returns void language plpgsql as $$
begin
  delete from card c
    where c.member_id = update_card.id and not exists (select from findable f where f.member_id = update_card.id);
  insert into card (member_id, joined_at, first_name_key, gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude)
    select member_id, joined_at, first_name_key, gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude
    from findable f where f.member_id = update_card.id
  on conflict (member_id) do update
    set (joined_at, first_name_key, gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude) =
      (excluded.joined_at, excluded.first_name_key, excluded.gender, excluded.seeks, excluded.born,
       excluded.seek_min_age, excluded.seek_max_age, excluded.latitude, excluded.longitude)
    where (card.joined_at, card.first_name_key, card.gender, card.seeks, card.born, card.seek_min_age,
      card.seek_max_age, card.latitude, card.longitude) is distinct from
      (excluded.joined_at, excluded.first_name_key, excluded.gender, excluded.seeks, excluded.born,
       excluded.seek_min_age, excluded.seek_max_age, excluded.latitude, excluded.longitude);
end $$;
