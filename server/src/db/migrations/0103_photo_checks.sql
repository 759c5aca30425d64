-- Each time that a member was asked for a picture of a pose. The picture is a file, which is deleted with the decision.
create table person_check (
  id uuid primary key,
  member_id uuid not null references member(id) on delete cascade,
  pose text collate "C" not null,
  -- When the member agreed, and until when the picture has to arrive.
  began_at timestamptz not null,
  until timestamptz not null,
  -- It contests this refusal.
  appeals uuid references person_check(id) on delete set null,
  sent_at timestamptz,
  -- The name of the file; null without one, and once it is deleted.
  picture text collate "C",
  -- What the device of the member saw: a hint.
  device jsonb,
  words text check (length(words) between 1 and 500),
  claimed_by uuid references member(id) on delete set null,
  claimed_until timestamptz,
  decision text collate "C" check (decision in ('approve', 'excuse', 'refuse', 'again')),
  reason text collate "C",
  decided_at timestamptz,
  decided_by uuid references member(id) on delete set null,
  -- What the profile had when it was compared: the main photo, the name and the date of birth.
  main_photo text collate "C",
  first_name text,
  birth_date date,
  -- It can no longer be undone, and the picture is deleted.
  settled_at timestamptz,
  constraint person_check_decided check ((decision is null) = (decided_at is null)),
  constraint person_check_settled check (settled_at is null or (decided_at is not null and picture is null))
);
create unique index person_check_open on person_check (member_id) where settled_at is null;
create index person_check_queue on person_check (sent_at, id) where decided_at is null and sent_at is not null;
create index person_check_member on person_check (member_id);
create index person_check_began on person_check (began_at);
create index person_check_appeals on person_check (appeals) where appeals is not null;
create index person_check_picture on person_check (picture) where picture is not null;
create index person_check_claimed_by on person_check (claimed_by) where claimed_by is not null;
create index person_check_decided_by on person_check (decided_by) where decided_by is not null;

-- Who was compared with their photos, or was excused. It counts as long as the profile has what was compared.
create table checked_person (
  member_id uuid primary key references member(id) on delete cascade,
  excused boolean not null,
  checked_at timestamptz not null,
  main_photo text collate "C" not null,
  first_name text not null,
  birth_date date not null,
  -- The main photo, the name or the age may have changed. A job looks what became of it.
  changed_at timestamptz,
  ended_at timestamptz,
  ended_why text collate "C" check (ended_why in ('photo', 'name', 'age'))
);
create index checked_person_changed on checked_person (changed_at) where changed_at is not null;
