-- When somebody in this session last proved that it is still its member who uses it.
alter table session add column proven_at timestamptz;

-- A mail that a stranger asked for must not end the link or code that the member is about to use.
alter table code drop constraint code_pkey;
alter table code add primary key (member_id, kind, token_hash);
alter table code drop constraint code_kind_check;
alter table code add constraint code_kind_check
  check (kind in ('verify', 'reset', 'present-address', 'new-address', 'leave', 'proof'));

-- Browsers in which a member has signed in, by the digest of a secret that the browser keeps.
create table known_device (
  member_id uuid not null references member on delete cascade,
  secret_hash bytea not null,
  used_at timestamptz not null,
  primary key (member_id, secret_hash)
);
