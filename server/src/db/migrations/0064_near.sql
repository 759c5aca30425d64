-- Who looks only nearby reads only what is nearby.
create index card_placed on card (latitude, longitude)
  include (member_id, joined_at, gender, seeks, born, seek_min_age, seek_max_age);

create or replace function rebuild_cards() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  drop index if exists card_newest, card_named, card_placed;
  -- Just filled, these have no statistics yet, and the join of a million would be planned for a few.
  analyze member, profile;
  delete from card;
  insert into card select * from findable;
  create index card_newest on card (joined_at desc, member_id desc)
    include (gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude);
  create index card_named on card using gin (first_name_key gin_trgm_ops);
  create index card_placed on card (latitude, longitude)
    include (member_id, joined_at, gender, seeks, born, seek_min_age, seek_max_age);
end $$;
