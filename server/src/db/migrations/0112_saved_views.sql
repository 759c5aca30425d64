-- A list as somebody likes to look at it: what its address says, under a name.
create table saved_view (
  id uuid primary key,
  owner_id uuid not null references member on delete cascade,
  screen text collate "C" not null check (screen in ('users', 'reports')),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, screen, name)
);

create index saved_view_shared on saved_view (screen) where shared;
