-- Ranking counts bits, and with fewer and shorter strings of them a deck is ranked faster. A question had eight bits, of
-- which four were used. What is counted together is in one string. Columns of a fixed width are first, because later ones
-- take longer to read. Cards are converted here: without them nobody could be found.
alter table card rename to old_card;
alter table old_card drop constraint card_pkey, drop constraint card_member_id_fkey;
drop index card_newest, card_named, card_found, card_placed;

-- What finding and ranking people reads of each member whom others can find. Other members have no card. Bits of
-- answers: four for each question, numbered as in question_number(), and one for the question itself. Bits of interests
-- are as in interest_bits(), with the first four always set.
create table card (
  -- The position on a sphere with the radius 1. Comparing such positions takes no angles.
  x double precision not null,
  y double precision not null,
  z double precision not null,
  -- The largest squared distance on that sphere at which the member looks for others.
  reach double precision not null,
  -- See card_standing().
  standing double precision not null default 0,
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
  -- The member's answers and those of others that they accept (320 each), the same with those that they allow because it
  -- matters little, and interests (96).
  answers bit(1376) not null,
  -- The questions that were answered and those that matter (80 each), twice, and interests (96).
  questions bit(416) not null
) with (fillfactor = 90);

-- How much questions matter to members who have a card. Only lists sorted by score read it.
create table card_weight (
  member_id uuid primary key references card on delete cascade,
  -- The questions that matter 50 or 250, and those that matter 10 or 250. The accepted answers to these.
  requires bit(80) not null,
  tens_asked bit(80) not null,
  needs bit(320) not null,
  tens bit(320) not null
);

create temporary table old_answers on commit drop as
  select c.member_id, b.*
  from old_card c cross join lateral (
    select bit_or(case says when 0 then 0::bit(80) else 1::bit(80) << n end) as answered,
      bit_or(says::bit(320) << (4 * n)) as says, bit_or(wants::bit(320) << (4 * n)) as wants,
      bit_or(case when get_bit(c.asks, 79 - n) = 0 then 0 when get_bit(c.requires, 79 - n) = 1 then needs else 15 end::bit(320)
        << (4 * n)) as allows,
      bit_or(needs::bit(320) << (4 * n)) as needs, bit_or(tens::bit(320) << (4 * n)) as tens
    from generate_series(0, 79) as n cross join lateral (
      select substring(c.says from 637 - 8 * n for 4)::integer as says,
        substring(c.wants from 637 - 8 * n for 4)::integer as wants,
        substring(c.needs from 637 - 8 * n for 4)::integer as needs,
        substring(c.tens from 637 - 8 * n for 4)::integer as tens) as question) as b;

insert into card (x, y, z, reach, standing, joined_at, found_at, member_id, zone, born, seen_on, gender, seeks, seek_min_age,
    seek_max_age, incognito, first_name_key, answers, questions)
  select c.x, c.y, c.z, c.reach, c.contestedness / 60.0 + (c.liked + c.likes) / 48.0, c.joined_at, c.found_at,
    c.member_id, c.zone, c.born, c.seen_on, c.gender, c.seeks, c.seek_min_age, c.seek_max_age, c.incognito,
    c.first_name_key, a.says || a.wants || a.says || a.allows || (c.interests | b'1111'::bit(96)),
    a.answered || c.asks || a.answered || c.asks || (c.interests | b'1111'::bit(96))
  from old_card c join old_answers a using (member_id)
  order by c.zone, c.gender, c.seeks, c.seek_min_age, c.seek_max_age, c.born;
insert into card_weight (member_id, requires, tens_asked, needs, tens)
  select c.member_id, c.requires, c.tens_asked, a.needs, a.tens
  from old_card c join old_answers a using (member_id) order by c.member_id;
drop table old_card;

create index card_newest on card (joined_at desc, member_id desc)
  include (gender, seeks, born, seek_min_age, seek_max_age, zone, x, y, z, reach, incognito);
create index card_named on card using gin (first_name_key gin_trgm_ops);
create index card_found on card (found_at);
create index card_placed on card (zone, gender, seeks, seek_min_age, seek_max_age, born);

-- Ranks are five sixths of what they were, so a fiftieth is a sixtieth now. Where many people are about as contested, that
-- is too coarse. An estimate that was stopped would go on with the old numbers.
delete from estimate_progress;
alter table standing drop constraint standing_contestedness_check;
update standing set contestedness = 4 * contestedness;
alter table standing add check (contestedness between -400 and 400);
comment on column standing.contestedness is
  'What to add to ranks, in 240ths: less than 0 for those whom everybody would see first.';
