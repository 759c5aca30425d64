-- Who may sign in. State alone decides; nothing else does.
create table member (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null unique check (email !~ '[A-Z]' and length(email) between 3 and 254),
  password_hash text,
  state text not null default 'active'
    check (state in ('active', 'deactivated', 'banned', 'leaving', 'erased')),
  state_by text check (state_by in ('self', 'staff')),
  state_reason text,
  state_until timestamptz,
  staff_role text check (staff_role in ('administrator', 'moderator', 'support', 'analyst')),
  email_verified_at timestamptz,
  verification_sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'active') = (state_by is null))
);

-- Refresh tokens form a chain, each derived from its parent; only hashes are kept.
create table session (
  member_id uuid not null references member on delete cascade,
  id uuid not null default gen_random_uuid(),
  current_hash bytea not null,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  device text not null default '',
  address inet,
  primary key (member_id, id)
);

-- Every process forgets what it knows of a member's standing when it changes.
create function tell_member_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('member_changed', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  return null;
end $$;

create trigger session_ended after delete on session
  for each row execute function tell_member_changed('member_id');

create trigger member_changed after update of state, staff_role, email_verified_at on member
  for each row execute function tell_member_changed('id');

-- Tries counted in fixed windows; losing them in a crash costs nothing.
create unlogged table tries (
  key text collate "C" not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

-- Facts about this installation.
create table setting (
  key text collate "C" primary key,
  value jsonb not null
);
