-- Stored from both sides, so that each member's own rows say everyone who does not exist for them.
create table block (
  member_id uuid not null references member on delete cascade,
  other_id uuid not null references member on delete cascade,
  mine boolean not null,
  theirs boolean not null,
  created_at timestamptz not null default now(),
  primary key (member_id, other_id),
  check (member_id <> other_id),
  check (mine or theirs)
);
create index block_other on block (other_id);
