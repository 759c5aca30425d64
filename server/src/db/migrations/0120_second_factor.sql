-- The second factor of staff. `sealed` is the key of their authenticator app, encrypted with the installation's
-- secret; `pending` one that they have been shown and not yet proven. Personal to the member and gone with them.
create table factor (
  member_id uuid primary key references member on delete cascade,
  sealed text,
  on_at timestamptz,
  -- The step of the latest code that was used: none at or before it works again.
  last_step integer not null default 0,
  pending text,
  pending_at timestamptz,
  check ((sealed is null) = (on_at is null)),
  check ((pending is null) = (pending_at is null)),
  check (sealed is not null or pending is not null)
);

-- Ways back for who has lost the app, each good for once; the row goes as it is used.
create table recovery_code (
  member_id uuid not null references member on delete cascade,
  hash bytea not null,
  primary key (member_id, hash)
);

-- When this session has shown the second factor.
alter table session add column factor_at timestamptz;

create trigger session_proven after update of factor_at on session
  for each row execute function tell_member_changed('member_id');
