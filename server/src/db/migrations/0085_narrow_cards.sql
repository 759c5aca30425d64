-- Four bits for each question are enough, and with a narrower row a deck is ranked faster. Columns of a fixed width are
-- first, because later ones take longer to read. Cards are converted here: without them nobody could be found.
alter table card rename to old_card;
alter table old_card drop constraint card_pkey, drop constraint card_member_id_fkey;
drop index card_newest, card_named, card_found, card_placed;

-- What finding and ranking people reads of each member whom others can find. Other members have no card. Bits of
-- answers: four for each question, numbered as in question_number(); interests as in interest_bits().
create table card (
  -- The position on a sphere with the radius 1. Comparing such positions takes no angles.
  x double precision not null,
  y double precision not null,
  z double precision not null,
  -- The largest squared distance on that sphere at which the member looks for others.
  reach double precision not null,
  -- Copies of the member's standing, as what it adds to ranks.
  contestedness double precision not null default 0,
  liked double precision not null default 0,
  likes double precision not null default 0,
  joined_at timestamptz not null,
  found_at timestamptz not null,
  member_id uuid primary key references member on delete cascade,
  -- A square of a quarter of a degree. Searches by distance read the zones around a position.
  zone integer not null,
  born date not null,
  -- When the member was last active: see seen_on(). A job writes it, once a day for each member.
  seen_on date not null,
  -- One bit each for woman, man, nonbinary and other. `seeks` is a sum of such bits.
  gender smallint not null,
  seeks smallint not null,
  seek_min_age smallint not null,
  seek_max_age smallint not null,
  incognito boolean not null,
  first_name_key text collate "C" not null,
  interests bit(96) not null,
  -- The questions that were answered, that matter, and that matter most, one bit each.
  answered bit(80) not null,
  asks bit(80) not null,
  requires bit(80) not null,
  says bit(320) not null,
  -- The answers of others that the member accepts, and those that they do not accept where it matters most.
  wants bit(320) not null,
  rejects bit(320) not null,
  -- The accepted answers where the question matters most, and where it matters 10 or 250, and these questions.
  needs bit(320) not null,
  tens bit(320) not null,
  tens_asked bit(80) not null
) with (fillfactor = 90);

-- A question had eight bits, of which four were used.
insert into card (x, y, z, reach, contestedness, liked, likes, joined_at, found_at, member_id, zone, born, seen_on, gender,
    seeks, seek_min_age, seek_max_age, incognito, first_name_key, interests, answered, asks, requires, says, wants, rejects,
    needs, tens, tens_asked)
  select c.x, c.y, c.z, c.reach, c.contestedness / 50.0, c.liked / 20.0, c.likes / 20.0, c.joined_at, c.found_at,
    c.member_id, c.zone, c.born, c.seen_on, c.gender, c.seeks, c.seek_min_age, c.seek_max_age, c.incognito,
    c.first_name_key, c.interests, b.answered, c.asks, c.requires, b.says, b.wants, b.rejects, b.needs, b.tens, c.tens_asked
  from old_card c cross join lateral (
    select bit_or(case says when 0 then 0::bit(80) else 1::bit(80) << n end) as answered,
      bit_or(says::bit(320) << (4 * n)) as says, bit_or(wants::bit(320) << (4 * n)) as wants,
      bit_or(case get_bit(c.requires, 79 - n) when 1 then (15 - needs)::bit(320) << (4 * n) else 0::bit(320) end) as rejects,
      bit_or(needs::bit(320) << (4 * n)) as needs, bit_or(tens::bit(320) << (4 * n)) as tens
    from generate_series(0, 79) as n cross join lateral (
      select substring(c.says from 637 - 8 * n for 4)::integer as says,
        substring(c.wants from 637 - 8 * n for 4)::integer as wants,
        substring(c.needs from 637 - 8 * n for 4)::integer as needs,
        substring(c.tens from 637 - 8 * n for 4)::integer as tens) as question) as b
  order by c.zone, c.gender, c.seeks, c.seek_min_age, c.seek_max_age, c.born;
drop table old_card;

create index card_newest on card (joined_at desc, member_id desc)
  include (gender, seeks, born, seek_min_age, seek_max_age, zone, x, y, z, reach, incognito);
create index card_named on card using gin (first_name_key gin_trgm_ops);
create index card_found on card (found_at);
create index card_placed on card (zone, gender, seeks, seek_min_age, seek_max_age, born);
