alter table profile
  -- Whether lists leave out those who would not look for this member.
  add column both_ways boolean not null default true,
  -- Only members whom this member liked find an incognito profile.
  add column incognito boolean not null default false,
  add column show_distance boolean not null default true;

-- Cards are made again by the new routines below.
drop table card;

-- What finding and ranking people reads of each member whom others can find, in one narrow row. Other members have no
-- card. Bits of answers: eight for each question, numbered as in question_number(); interests as in interest_bits().
create table card (
  member_id uuid primary key references member on delete cascade,
  joined_at timestamptz not null,
  first_name_key text collate "C" not null,
  -- A square of a quarter of a degree. Searches by distance read the zones around a position.
  zone integer not null,
  -- The position on a sphere with the radius 1. Comparing such positions takes no angles.
  x double precision not null,
  y double precision not null,
  z double precision not null,
  -- The largest squared distance on that sphere at which the member looks for others.
  reach double precision not null,
  -- One bit each for woman, man, nonbinary and other. `seeks` is a sum of such bits.
  gender smallint not null,
  seeks smallint not null,
  born date not null,
  seek_min_age smallint not null,
  seek_max_age smallint not null,
  incognito boolean not null,
  interests bit(96) not null,
  says bit(640) not null,
  -- The answers of others that the member accepts, and those of them that matter most.
  wants bit(640) not null,
  needs bit(640) not null,
  -- The questions of these answers, one bit each.
  asks bit(80) not null,
  requires bit(80) not null,
  -- When the member was last active: see seen_on(). A job writes it, once a day for each member.
  seen_on date not null
);

create index card_newest on card (joined_at desc, member_id desc)
  include (gender, seeks, born, seek_min_age, seek_max_age, zone, x, y, z, reach, incognito);
create index card_named on card using gin (first_name_key gin_trgm_ops);
create index card_placed on card (zone);

-- The best people for a member, ranked once and served in pages. It can be made again at any time.
create table deck (
  member_id uuid primary key references member on delete cascade,
  made_at timestamptz not null,
  -- What the deck was made for: other preferences or another place need another deck.
  made_for text not null,
  -- How far the wishes of the member were widened.
  step text collate "C" not null,
  people uuid[] not null
);
alter table deck alter column people set storage external;
create index deck_made on deck (made_at);

select graphile_worker.add_job('fill-cards', '{}');
