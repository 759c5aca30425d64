-- What was mailed to prove that a mailbox is somebody's own. One of each kind: a new one takes the old one's place.
create table code (
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('verify', 'reset', 'present-address', 'new-address')),
  digits_hash bytea not null,
  token_hash bytea not null,
  -- Where an account is to move.
  email text collate "C" check (email !~ '[A-Z]' and length(email) between 3 and 254),
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (member_id, kind),
  check ((kind in ('present-address', 'new-address')) = (email is not null))
);

-- To what a member has agreed, in which words, and when.
create table consent (
  member_id uuid not null references member on delete cascade,
  purpose text not null check (purpose in ('sensitive-data')),
  version text not null,
  given_at timestamptz not null,
  primary key (member_id, purpose, version)
);
