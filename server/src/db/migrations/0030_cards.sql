-- Nobody new finds who pauses.
alter table profile add column paused boolean not null default false;

create extension if not exists pg_trgm;

-- What lists of people read of each one, narrow and in one place. A card exists exactly for those whom others may find.
create table card (
  member_id uuid primary key references member on delete cascade,
  joined_at timestamptz not null,
  first_name_key text collate "C" not null,
  -- One bit for each of woman, man, nonbinary and other; whom somebody seeks is the sum of such bits.
  gender smallint not null,
  seeks smallint not null,
  born date not null,
  seek_min_age smallint not null,
  seek_max_age smallint not null,
  latitude real not null,
  longitude real not null
);

create function gender_bit(gender text) returns smallint immutable language sql as $$
  select case gender when 'woman' then 1 when 'man' then 2 when 'nonbinary' then 4 else 8 end::smallint
$$;

create function gender_bits(genders text[]) returns smallint immutable language sql as $$
  select coalesce(
    ('woman' = any (genders))::int + 2 * ('man' = any (genders))::int + 4 * ('nonbinary' = any (genders))::int
      + 8 * (not genders <@ array['woman', 'man', 'nonbinary'])::int,
    0)::smallint
$$;

create view findable as
  select m.id as member_id, m.created_at as joined_at, lower(p.first_name) collate "C" as first_name_key,
    gender_bit(p.gender) as gender, gender_bits(p.seek_genders) as seeks, p.birth_date as born,
    p.seek_min_age, p.seek_max_age, p.latitude, p.longitude
  from member m join profile p on p.member_id = m.id
  where m.state = 'active' and m.staff_role is null and p.complete and not p.paused;

create function keep_card(id uuid) returns void language plpgsql as $$
begin
  -- Of two who change the account and the profile at once, the second one decides and sees what the first one did.
  perform from member where member.id = keep_card.id for no key update;
  delete from card c
    where c.member_id = keep_card.id and not exists (select from findable f where f.member_id = keep_card.id);
  insert into card select * from findable f where f.member_id = keep_card.id
  on conflict (member_id) do update
    set (joined_at, first_name_key, gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude) =
      (excluded.joined_at, excluded.first_name_key, excluded.gender, excluded.seeks, excluded.born,
       excluded.seek_min_age, excluded.seek_max_age, excluded.latitude, excluded.longitude)
    where (card.*) is distinct from (excluded.*);
end $$;

create function keep_card_of_profile() returns trigger language plpgsql as $$
begin
  perform keep_card(new.member_id);
  return null;
end $$;

create trigger profile_card after insert or update on profile
  for each row execute function keep_card_of_profile();

create function keep_card_of_member() returns trigger language plpgsql as $$
begin
  perform keep_card(new.id);
  return null;
end $$;

create trigger member_card after update of state, staff_role, created_at on member
  for each row execute function keep_card_of_member();

-- For populations, which are written with triggers off. An index is made much quicker than it is kept.
create function rebuild_cards() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  drop index if exists card_newest, card_named;
  -- Just filled, these have no statistics yet, and the join of a million would be planned for a few.
  analyze member, profile;
  delete from card;
  insert into card select * from findable;
  create index card_newest on card (joined_at desc, member_id desc)
    include (gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude);
  create index card_named on card using gin (first_name_key gin_trgm_ops);
end $$;

select rebuild_cards();
