-- What a member says of themselves. Positions are snapped to a grid of about 2 km before they are stored.
create table profile (
  member_id uuid primary key references member on delete cascade,
  first_name text check (length(first_name) between 1 and 50),
  last_name text check (length(last_name) between 1 and 50),
  birth_date date,
  gender text check (length(gender) between 1 and 40),
  bio text check (length(bio) <= 2000),
  city text,
  country text check (country ~ '^[A-Z]{2}$'),
  latitude real check (latitude between -90 and 90),
  longitude real check (longitude between -180 and 180),
  seek_genders text[],
  seek_min_age smallint check (seek_min_age between 18 and 120),
  seek_max_age smallint check (seek_max_age between 18 and 120),
  seek_max_distance integer check (seek_max_distance > 0),
  interests text[] not null default '{}',
  prompts jsonb not null default '[]',
  show_last_active boolean not null default true,
  complete boolean not null default false,
  check (seek_min_age <= seek_max_age),
  check ((latitude is null) = (longitude is null))
);

-- Hot: what changes by the minute stays out of the rows that everything reads.
create table presence (
  member_id uuid primary key references member on delete cascade,
  last_active timestamptz not null,
  sockets integer not null default 0 check (sockets >= 0)
) with (fillfactor = 70);

-- Position 0 is the main picture, 1 to 6 the others.
create table photo (
  member_id uuid not null references member on delete cascade,
  position smallint not null check (position between 0 and 6),
  public_id text collate "C" not null,
  url text not null,
  name text not null,
  size integer not null,
  mime_type text not null,
  placeholder bytea,
  created_at timestamptz not null default now(),
  primary key (member_id, position) deferrable initially immediate
);

-- Premium given by staff; the only source of premium until there are subscriptions.
create table vip_grant (
  member_id uuid not null references member on delete cascade,
  id uuid not null default gen_random_uuid(),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > starts_at),
  granted_by uuid references member on delete set null,
  reason text not null,
  primary key (member_id, id)
);

create index vip_grant_end on vip_grant (ends_at, member_id);

create trigger premium_changed after insert or update or delete on vip_grant
  for each row execute function tell_member_changed('member_id');
