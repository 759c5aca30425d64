-- The team's word that an address is verified. It opens what a verified address opens, but does not show who reads the
-- mailbox.
alter table member add column verified_by_staff boolean not null default false;

-- Changes of addresses that the old mailbox can still undo. Nobody else can have the old address meanwhile.
create table address_change (
  member_id uuid not null references member on delete cascade,
  old_email text collate "C" not null check (old_email !~ '[A-Z]' and length(old_email) between 3 and 254),
  by_staff boolean not null,
  -- The digest of the link that undoes it.
  token_hash bytea not null,
  changed_at timestamptz not null,
  undo_until timestamptz not null,
  primary key (member_id, old_email),
  unique (old_email)
);

create index address_change_age on address_change (undo_until);
