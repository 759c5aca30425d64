-- What members are told through the live channel. The number has no gaps for a member, so that a client that was away
-- knows what it missed. Kept for some days.
create table live_counter (
  member_id uuid primary key references member on delete cascade,
  last bigint not null check (last > 0)
) with (fillfactor = 50);

create table live_event (
  member_id uuid not null references live_counter on delete cascade,
  number bigint not null check (number > 0),
  kind text not null,
  about jsonb not null,
  at timestamptz not null,
  primary key (member_id, number)
);

create index live_event_at on live_event using brin (at) with (autosummarize = on);
