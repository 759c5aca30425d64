-- What a member used up of a day (UTC): the people whom they were shown, as hashes of ids, how many of them in the latest
-- hour, and how often they changed who they are. Losing a day in a crash is harmless.
create unlogged table daily_use (
  member_id uuid not null references member on delete cascade,
  day date not null,
  people bigint[] not null default '{}',
  hour timestamptz not null default '-infinity',
  people_in_hour integer not null default 0,
  gender_changes integer not null default 0,
  birth_date_changes integer not null default 0,
  place_changes integer not null default 0,
  primary key (member_id, day)
) with (fillfactor = 50);

-- Hashes cannot be compressed.
alter table daily_use alter column people set storage external;
create index daily_use_day on daily_use (day);

-- Daily limits that members reached, for the team.
create table limit_reached (
  member_id uuid not null references member on delete cascade,
  day date not null,
  what text collate "C" not null check (what in ('people', 'gender', 'birth-date', 'place')),
  times integer not null check (times > 0),
  last_at timestamptz not null,
  primary key (member_id, day, what)
);

create index limit_reached_day on limit_reached (day);
