-- The caller holds the lock of the member, so that concurrent changes are applied one after the other.
create or replace function update_card(id uuid) returns void language plpgsql as $$
declare
  found_now findable;
begin
  select * into found_now from findable f where f.member_id = update_card.id;
  if not found then
    delete from card c where c.member_id = update_card.id;
    return;
  end if;
  insert into first_found (member_id) values (update_card.id) on conflict do nothing;
  insert into card as c (member_id, joined_on, first_name_key, zone, x, y, z, reach, gender, seeks, born,
      seek_min_age, seek_max_age, incognito, answers, questions, asked_fields, more_interests, checked, seen_on,
      found_at, rank_bonus)
    select f.member_id, f.joined_on, f.first_name_key, f.zone, f.x, f.y, f.z, f.reach, f.gender, f.seeks, f.born,
      f.seek_min_age, f.seek_max_age, f.incognito, f.answers, f.questions, f.asked_fields, f.more_interests, f.checked, seen_on(f.member_id), n.at,
      card_rank_bonus(s.bonus)
    from (select found_now.*) as f join first_found n using (member_id) left join rank_bonus s using (member_id)
  on conflict (member_id) do update
    set (joined_on, first_name_key, zone, x, y, z, reach, gender, seeks, born, seek_min_age, seek_max_age, incognito,
        answers, questions, asked_fields, more_interests, checked, seen_on, found_at, rank_bonus) =
      (excluded.joined_on, excluded.first_name_key, excluded.zone, excluded.x, excluded.y, excluded.z, excluded.reach,
        excluded.gender, excluded.seeks, excluded.born, excluded.seek_min_age, excluded.seek_max_age,
        excluded.incognito, excluded.answers, excluded.questions, excluded.asked_fields, excluded.more_interests, excluded.checked, excluded.seen_on,
        excluded.found_at, excluded.rank_bonus)
    where c.* is distinct from excluded.*;
  insert into card_weight as w (member_id, requires, tens_asked, needs, tens)
    values (found_now.member_id, found_now.requires, found_now.tens_asked, found_now.needs, found_now.tens)
  on conflict (member_id) do update
    set (requires, tens_asked, needs, tens) =
      (excluded.requires, excluded.tens_asked, excluded.needs, excluded.tens)
    where w.* is distinct from excluded.*;
  if found_now.own_fields = '{}' then
    delete from card_field d where d.member_id = found_now.member_id;
  else
    insert into card_field as d (member_id, own_fields) values (found_now.member_id, found_now.own_fields)
    on conflict (member_id) do update set own_fields = excluded.own_fields
      where d.own_fields <> excluded.own_fields;
  end if;
end $$;
