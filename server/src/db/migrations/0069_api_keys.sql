-- Keys with which other programs read. A revoked one stays for a while, so that the team sees what it was.
create table api_key (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  -- A digest with a key that follows from the secret of the installation. The key itself is not stored.
  digest bytea not null unique check (length(digest) = 32),
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute int not null check (per_minute > 0),
  created_at timestamptz not null,
  -- Null once they are erased.
  created_by uuid references member(id) on delete set null,
  ends_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_key_name on api_key (name) where revoked_at is null;
create index api_key_created_by on api_key (created_by) where created_by is not null;
