-- Tables, constraints and indexes. Functions, views and triggers are files of ../routines: nothing here may need them.

create extension if not exists pg_trgm;

-- Members. The state alone decides who may sign in. Columns that the lists of staff filter or sort by are in this
-- table.
create table member (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null check (email !~ '[A-Z]' and length(email) between 3 and 254),
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
  -- The latest end of all grants. Lists and counts use the flag, which a job clears after that end.
  vip_until timestamptz,
  is_vip boolean not null default false,
  name_key text collate "C" not null default '',
  -- When the member asked for deletion, the time at which everything is erased. Only the member can undo it: a ban by
  -- the team, or its end, does not change it.
  erase_at timestamptz,
  check ((state = 'active') = (state_by is null))
);

-- Every row fulfils the condition. Without it PostgreSQL would treat the address as a key, and changing it would block
-- inserts of rows that refer to the member.
create unique index member_email_key on member (email) include (state, email_verified_at, is_vip, id)
  where email is not null;

-- Each list of members reads one index, forwards or backwards.
create index member_newest on member (created_at desc, id desc) include (state, email_verified_at, is_vip);
create index member_named on member (name_key, id) include (state, email_verified_at, is_vip);
create index member_by_plan on member (is_vip, created_at, id) include (state, email_verified_at);
create index member_by_state on member ((state = 'active'), created_at, id) include (state, email_verified_at, is_vip);
create index member_text on member using gin ((name_key || E'\n' || email) gin_trgm_ops);
-- Finds staff without reading all members.
create index member_staff on member (id) where staff_role is not null;
create index member_vip_ending on member (vip_until) where is_vip;
-- For the job that ends bans.
create index member_ban_end on member (state_until) where state = 'banned' and state_until is not null;
create index member_erasing on member (erase_at) where erase_at is not null;

-- Sessions. Refresh tokens form a chain, each derived from its parent, and only hashes are stored.
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
  -- When the second factor was used in this session.
  factor_at timestamptz,
  primary key (member_id, id)
);

-- Mailed codes that verify a mailbox. There is one of each kind, and a new one replaces it.
create table code (
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('verify', 'reset', 'present-address', 'new-address', 'leave')),
  digits_hash bytea not null,
  token_hash bytea not null,
  -- The new address of the account.
  email text collate "C" check (email !~ '[A-Z]' and length(email) between 3 and 254),
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (member_id, kind),
  check ((kind in ('present-address', 'new-address')) = (email is not null))
);

-- Counts of tries in fixed windows. Losing them in a crash is harmless.
create unlogged table tries (
  key text collate "C" not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

-- Accounts at sign-in providers, by provider and subject. Addresses change and are reused, so they do not identify
-- anybody.
create table identity (
  member_id uuid not null references member on delete cascade,
  provider text not null check (provider in ('google', 'facebook')),
  subject text collate "C" not null check (length(subject) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (member_id, provider),
  unique (provider, subject)
);

-- Stored responses to requests that create something, for requests that are repeated.
create table idempotency (
  -- Checked at commit, because the key is inserted before any member is locked and must not lock one.
  member_id uuid not null references member on delete cascade deferrable initially deferred,
  key text collate "C" not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  created_at timestamptz not null,
  status smallint,
  answer text,
  primary key (member_id, key),
  check ((status is null) = (answer is null))
);

create index idempotency_age on idempotency (created_at);

-- Consent of members, with its version and time. Each time it is given is a row.
create table consent (
  member_id uuid not null references member on delete cascade,
  purpose text not null check (purpose in ('sensitive-data')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  primary key (member_id, purpose, given_at)
);

create unique index consent_standing on consent (member_id, purpose, version) where withdrawn_at is null;

-- The second factor of staff. `sealed` is the encrypted key of the authenticator app, and `pending` a key that has not
-- been confirmed.
create table factor (
  member_id uuid primary key references member on delete cascade,
  sealed text,
  on_at timestamptz,
  -- The time step of the last used code. Codes of this step and before are refused.
  last_step integer not null default 0,
  pending text,
  pending_at timestamptz,
  check ((sealed is null) = (on_at is null)),
  check ((pending is null) = (pending_at is null)),
  check (sealed is not null or pending is not null)
);

-- Recovery codes. A row is deleted when its code is used.
create table recovery_code (
  member_id uuid not null references member on delete cascade,
  hash bytea not null,
  primary key (member_id, hash)
);

-- Open invitations to the team. Accepted and revoked ones are deleted. Only a digest of the link is stored.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null unique check (email !~ '[A-Z]' and length(email) between 3 and 254),
  role text not null check (role in ('administrator', 'moderator', 'support', 'analyst')),
  token_hash bytea not null,
  invited_by uuid references member on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

create index invitation_inviter on invitation (invited_by);

-- Archives of a member's data. The row is inserted before the file is written, and deleted before the file is removed.
create table archive (
  member_id uuid primary key references member on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size bigint,
  -- The digest of the mailed link, if the address is verified.
  token_hash bytea unique,
  check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (size is null))
);

create index archive_expiry on archive (expires_at);

-- Facts about this installation.
create table setting (
  key text collate "C" primary key,
  value jsonb not null
);

-- Profiles. Positions are moved to a grid of about 2 km before they are stored.
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
  -- Other members do not find a paused profile.
  paused boolean not null default false,
  check (seek_min_age <= seek_max_age),
  check ((latitude is null) = (longitude is null))
);

-- Answers to questions, with the accepted answers of others (one bit each) and the importance.
create table answer (
  member_id uuid not null references member on delete cascade,
  question text collate "C" not null,
  mine smallint not null check (mine between 0 and 7),
  accepted smallint not null check (accepted between 0 and 255),
  importance smallint not null check (importance in (0, 1, 10, 50, 250)),
  answered_at timestamptz not null default now(),
  primary key (member_id, question)
);

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
  -- Other members see approved photos only.
  review text not null default 'approved' check (review in ('waiting', 'approved', 'rejected')),
  reviewed_at timestamptz,
  reviewed_by uuid references member on delete set null,
  review_reason text,
  primary key (member_id, position) deferrable initially immediate,
  check ((review = 'rejected') = (review_reason is not null))
);

-- Demo portraits are files of the product, so their addresses are excluded.
create unique index photo_media on photo (public_id) where url like '/media/%';
create index photo_waiting on photo (created_at, member_id) where review = 'waiting';
create index photo_reviewed_by on photo (reviewed_by) where reviewed_by is not null;

-- Uploads that no profile uses yet. The row is inserted before the first file, and deleted with the last.
create table upload (
  public_id text collate "C" primary key,
  member_id uuid not null references member on delete cascade,
  url text not null,
  name text not null,
  -- Null until all of its files are there.
  size integer check (size > 0),
  placeholder bytea,
  created_at timestamptz not null
);

create index upload_member on upload (member_id);
create index upload_age on upload (created_at);

-- Photos that a member of staff is reviewing, so that no two decide on the same one.
create table photo_claim (
  member_id uuid not null references member on delete cascade,
  public_id text collate "C" not null,
  staff_id uuid not null references member on delete cascade,
  until timestamptz not null,
  primary key (member_id, public_id)
);

create index photo_claim_staff on photo_claim (staff_id);

-- When members were last active, in a table of its own because it changes often. Every member has a row, so that lists
-- by last activity are complete.
create table presence (
  member_id uuid primary key references member on delete cascade,
  last_active timestamptz,
  sockets integer not null default 0 check (sockets >= 0),
  -- Members count as online until this time. Closing the account ends it at once.
  online_until timestamptz not null default '-infinity'
) with (fillfactor = 70);

create index presence_online on presence (online_until);
create index presence_last on presence (last_active desc nulls last, member_id desc);

-- Premium that staff gave, which is the only source of premium for now.
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

-- A narrow copy of each profile that other members can find. Other members have no card.
create table card (
  member_id uuid primary key references member on delete cascade,
  joined_at timestamptz not null,
  first_name_key text collate "C" not null,
  -- One bit each for woman, man, nonbinary and other. `seeks` is a sum of such bits.
  gender smallint not null,
  seeks smallint not null,
  born date not null,
  seek_min_age smallint not null,
  seek_max_age smallint not null,
  latitude real not null,
  longitude real not null
);

create index card_newest on card (joined_at desc, member_id desc)
  include (gender, seeks, born, seek_min_age, seek_max_age, latitude, longitude);
create index card_named on card using gin (first_name_key gin_trgm_ops);
-- Searches nearby read only the cards nearby.
create index card_placed on card (latitude, longitude)
  include (member_id, joined_at, gender, seeks, born, seek_min_age, seek_max_age);

-- Blocks, stored for both sides, so that each member's rows list everyone who is hidden from them.
create table block (
  member_id uuid not null references member on delete cascade,
  other_id uuid not null references member on delete cascade,
  mine boolean not null,
  theirs boolean not null,
  created_at timestamptz not null default now(),
  primary key (member_id, other_id),
  check (member_id <> other_id),
  check (mine or theirs)
);

create index block_other on block (other_id);

-- Notices of members. `from_id` is the member that a notice comes from; notices of blocked members are hidden.
create table notice (
  member_id uuid not null references member on delete cascade,
  id uuid not null,
  kind text not null,
  about jsonb not null default '{}',
  from_id uuid references member on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);

create index notice_unread on notice (member_id) where read_at is null;
create index notice_from on notice (from_id) where from_id is not null;

-- Preferences that differ from the defaults in the contract.
create table preference (
  member_id uuid not null references member on delete cascade,
  kind text not null,
  channel text not null check (channel in ('app', 'mail')),
  is_on boolean not null,
  primary key (member_id, kind, channel)
);

-- Cases: the reports about one member. A member has at most one open case.
create table report_case (
  id uuid primary key default gen_random_uuid(),
  member_id uuid references member on delete set null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz check (closed_at >= opened_at)
);

create unique index report_case_open on report_case (member_id) where closed_at is null;
create index report_case_member on report_case (member_id, opened_at desc);

-- Reports. They are kept when the members in them are erased.
create table report (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references member on delete set null,
  reported_id uuid references member on delete set null,
  case_id uuid references report_case,
  problem_type text collate "C" not null check (problem_type in ('Technical Issue', 'Bug Report',
    'Inappropriate Content', 'Harassment', 'Account Issue', 'Payment Problem', 'Other')),
  description text not null check (length(description) between 1 and 4000),
  priority text collate "C" not null check (priority in ('critical', 'high', 'medium', 'other')),
  status text collate "C" not null default 'pending'
    check (status in ('pending', 'in_progress', 'resolved', 'closed', 'rejected')),
  assignee_id uuid references member on delete set null,
  created_at timestamptz not null default now(),
  first_answered_at timestamptz check (first_answered_at >= created_at),
  settled_at timestamptz check (settled_at >= created_at),
  priority_rank smallint not null generated always as (case priority
    when 'critical' then 3 when 'high' then 2 when 'medium' then 1 else 0 end) stored,
  status_rank smallint not null generated always as (case status
    when 'pending' then 0 when 'in_progress' then 1 when 'resolved' then 2 when 'closed' then 3 else 4 end) stored,
  -- The text that a search looks in: the id, both names and addresses, and the description, in lower case.
  search_key text collate "C" not null default '',
  check (reporter_id <> reported_id),
  check (reported_id is null or case_id is not null),
  check ((status in ('resolved', 'closed', 'rejected')) = (settled_at is not null))
);

-- Each order of the list reads one of these, forwards or backwards.
create index report_newest on report (created_at desc, id desc);
create index report_by_status on report (status_rank desc, created_at desc, id desc);
create index report_by_priority on report (priority_rank desc, created_at desc, id desc);
create index report_by_type on report (problem_type desc, created_at desc, id desc);
create index report_by_reporter on report (reporter_id, created_at desc, id desc);
create index report_by_reported on report (reported_id, created_at desc);
create index report_by_assignee on report (assignee_id, created_at desc) where assignee_id is not null;
create index report_by_case on report (case_id, status_rank);
create index report_text on report using gin (search_key gin_trgm_ops);
create index report_answered on report (first_answered_at) include (created_at) where first_answered_at is not null;
create index report_settled on report (settled_at) where settled_at is not null;

create table reply (
  report_id uuid not null references report on delete cascade,
  id uuid not null,
  message text not null check (length(message) between 1 and 4000),
  is_internal boolean not null,
  replied_by uuid references member on delete set null,
  replied_at timestamptz not null default now(),
  primary key (report_id, id)
);

create index reply_author on reply (replied_by) where replied_by is not null;

-- The history of reports. Inserting an event is the only way to change the status of a report.
create table report_event (
  report_id uuid not null references report on delete cascade,
  number integer not null,
  from_status text collate "C",
  to_status text collate "C" not null,
  by_id uuid references member on delete set null,
  at timestamptz not null default now(),
  primary key (report_id, number),
  check ((from_status is null) = (number = 1)),
  check (case
    when from_status is null then to_status = 'pending'
    when from_status = 'pending' then to_status in ('in_progress', 'resolved', 'closed', 'rejected')
    when from_status = 'in_progress' then to_status in ('resolved', 'closed', 'rejected')
    else from_status in ('resolved', 'closed', 'rejected') and to_status = 'in_progress'
  end)
);

create index report_event_author on report_event (by_id) where by_id is not null;

-- Copies of what was reported. They have no foreign keys, because the original may be deleted. Files named in
-- `public_ids` are not removed.
create table evidence (
  report_id uuid not null references report on delete cascade,
  kind text collate "C" not null check (kind in ('profile', 'photo', 'message')),
  content jsonb not null,
  public_ids text[] not null default '{}',
  taken_at timestamptz not null default now(),
  primary key (report_id, kind)
);

create index evidence_photo on evidence using gin (public_ids);

-- Internal notes of the team about a member.
create table note (
  member_id uuid not null references member on delete cascade,
  id uuid not null,
  author_id uuid references member on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);

create index note_author on note (author_id) where author_id is not null;

-- Bulk changes: who asked for which change of which members, and the outcomes.
create table bulk (
  id uuid primary key,
  action text collate "C" not null check (action in ('activate', 'deactivate', 'verify')),
  reason text not null,
  asked_by uuid not null references member on delete cascade,
  address inet not null,
  total integer not null check (total >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create index bulk_asked on bulk (asked_by);
create index bulk_age on bulk (created_at);

create table bulk_row (
  bulk_id uuid not null references bulk on delete cascade,
  member_id uuid not null references member on delete cascade,
  outcome text collate "C" check (outcome in ('done', 'unchanged', 'refused')),
  why text,
  primary key (bulk_id, member_id),
  check ((outcome = 'refused') = (why is not null) or outcome is null)
);

create index bulk_row_member on bulk_row (member_id);
create index bulk_row_waiting on bulk_row (bulk_id, member_id) where outcome is null;

-- Saved views: the query of a list under a name.
create table saved_view (
  id uuid primary key,
  owner_id uuid not null references member on delete cascade,
  screen text collate "C" not null check (screen in ('users', 'reports')),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, screen, name)
);

create index saved_view_shared on saved_view (screen) where shared;

-- The audit log of staff. The application may insert and read only, and triggers refuse changes by the owner too. It
-- has no foreign keys, because rows are kept after the members are erased.
create table audit (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_role text not null,
  action text collate "C" not null check (action ~ '^[a-z]+\.[a-z-]+$'),
  subject_kind text check (subject_kind in ('member', 'report', 'photo', 'invitation', 'setting')),
  subject_id uuid,
  details jsonb not null default '{}',
  address inet,
  check ((subject_kind is null) = (subject_id is null))
);

-- The log is filtered by actor, action, subject and address. Ids are in the order of time, so that these indexes also
-- serve ranges of time.
create index audit_subject on audit (subject_id, id desc) where subject_id is not null;
create index audit_actor on audit (actor_id, id desc);
create index audit_action on audit (action, id desc);
create index audit_address on audit (address, id desc) where address is not null;
-- For erasure: finds entries of searches for and invitations of a member. The expression is that of the function
-- audit_term.
create index audit_searched on audit (lower(btrim(coalesce(details ->> 'searchTerm', details ->> 'search'))))
  where lower(btrim(coalesce(details ->> 'searchTerm', details ->> 'search'))) is not null;
create index audit_invited on audit ((details ->> 'email')) where subject_kind = 'invitation';

-- Counts of members and reports. Changes are appended, so that writers do not wait for each other, and a count is its
-- row plus the appended changes.
create table tally (
  metric text collate "C" not null,
  split text collate "C" not null,
  value bigint not null,
  primary key (metric, split)
);

create table tally_change (
  metric text collate "C" not null,
  split text collate "C" not null,
  value bigint not null
);
