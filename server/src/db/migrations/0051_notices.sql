-- What members are told in the app. `from_id` is whom it comes from, where that is a member: who is blocked is silent.
create table notice (
  member_id uuid not null references member on delete cascade,
  id uuid not null,
  kind text not null,
  about jsonb not null default '{}',
  from_id uuid references member on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);
create index notice_unread on notice (member_id) where read_at is null;
create index notice_from on notice (from_id) where from_id is not null;
