-- Requests to remove an intimate picture. Each is a report that has to be decided by a certain time.
create table picture_request (
  report_id uuid primary key references report(id) on delete cascade,
  due_at timestamptz not null,
  -- What the public form asks; null for members, who report a photo or a message from where they are.
  asks_as text collate "C" check (asks_as in ('self', 'representative')),
  signature text check (length(signature) between 1 and 100),
  -- Whom the picture shows, if a representative asks.
  person text check (length(person) between 1 and 100),
  -- Another way to answer than an email.
  contact text check (length(contact) between 1 and 200),
  -- The hashes of the picture that was chosen for matching. The picture itself is not stored.
  exact bytea check (length(exact) = 32),
  perceptual bit(64),
  mirrored bit(64),
  -- What the team wants to know, and what the sender added: [{text, at}].
  question text check (length(question) between 1 and 2000),
  asked_at timestamptz,
  facts jsonb not null default '[]',
  -- Why it was refused.
  refusal text collate "C",
  alarmed_at timestamptz,
  -- What was hidden because it was not decided in time, and how to show it again.
  hidden_at timestamptz,
  hidden jsonb not null default '[]'
);
create index picture_request_due on picture_request (due_at);

-- The hashes of each stored photo. All are null if its file can't be read, the perceptual ones also if it shows nothing.
create table photo_hash (
  public_id text primary key collate "C",
  -- SHA-256 of its largest file.
  exact bytea check (length(exact) = 32),
  perceptual bit(64),
  -- The perceptual hash of its mirror image.
  mirrored bit(64)
);
create index photo_hash_exact on photo_hash (exact);

-- The pictures that are refused when someone uploads them again.
create table removed_picture (
  id uuid primary key,
  -- Undoing or reversing it takes the picture off the list.
  decision_id uuid references decision(id) on delete set null,
  exact bytea not null check (length(exact) = 32),
  perceptual bit(64),
  mirrored bit(64),
  added_at timestamptz not null
);
create index removed_picture_decision on removed_picture (decision_id) where decision_id is not null;
create index removed_picture_added on removed_picture (added_at);

-- A decision that removed a copy, and the decision about the picture that it is a copy of.
create table picture_copy (
  decision_id uuid primary key references decision(id) on delete cascade,
  removal_id uuid not null references decision(id) on delete cascade
);
create index picture_copy_removal on picture_copy (removal_id);
