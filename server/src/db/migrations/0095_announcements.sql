-- What the owner of the site writes to members. Those who got it have a notice that names it.
create table announcement (
  id uuid primary key,
  -- By language: {title, text}
  texts jsonb not null,
  segment jsonb not null,
  starts_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid references member(id) on delete set null,
  counted int not null check (counted >= 0),
  -- Members who got it, and how many of them by mail too.
  delivered int not null default 0,
  mailed int not null default 0,
  -- Members are taken in the order of their ids. Up to this one they were.
  reached_id uuid,
  -- The day from which members have to accept the page that it announces. Null for one that staff wrote.
  binds_from date,
  stopped_at timestamptz,
  finished_at timestamptz,
  constraint announcement_ended_once check (stopped_at is null or finished_at is null)
);
create index announcement_created_by on announcement (created_by) where created_by is not null;
create index announcement_open on announcement (starts_at, id) where stopped_at is null and finished_at is null;
