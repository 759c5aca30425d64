-- The processes that run now. Nothing of it outlasts them: it is on no standby, and a restore deletes it.
create unlogged table process (
  id uuid primary key,
  role text not null check (role in ('web', 'jobs', 'all')),
  version text not null,
  files text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
