-- Tables, constraints, indexes and the rows of a new database. Functions, views and triggers are files of ../routines:
-- nothing here may need them. Written by scripts/squash-migrations.ts.

create extension if not exists pg_trgm;

-- Members. The state alone decides who may sign in. Columns that the lists of staff filter or sort by are in this
-- table.
create table member (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null check (email !~ '[A-Z]' and length(email) between 3 and 254),
  password_hash text,
  state text not null default 'active' check (state in ('active', 'deactivated', 'banned', 'leaving', 'erased')),
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
  -- The team's word that an address is verified. It opens what a verified address opens, but does not show who reads the
  -- mailbox.
  verified_by_staff boolean not null default false,
  -- An account whose address staff have set, or whose confirmation staff have withdrawn, owns its address as well.
  keeps_email boolean not null default false,
  owns_email boolean not null generated always as (email_verified_at is not null or keeps_email) stored,
  constraint member_check check ((state = 'active') = (state_by is null))
);
-- Each list of members reads one index, forwards or backwards.
create index member_newest on member (created_at desc, id desc) include (state, email_verified_at, is_vip);
create index member_named on member (name_key, id) include (state, email_verified_at, is_vip);
create index member_by_plan on member (is_vip, created_at, id) include (state, email_verified_at);
create index member_by_state on member ((state = 'active'), created_at, id) include (state, email_verified_at, is_vip);
create index member_text on member using gin (((name_key || '
') || email) gin_trgm_ops);
-- Finds staff without reading all members.
create index member_staff on member (id) where staff_role is not null;
create index member_vip_ending on member (vip_until) where is_vip;
-- The job that ends bans uses this index.
create index member_ban_end on member (state_until) where state = 'banned' and state_until is not null;
create index member_erasing on member (erase_at) where erase_at is not null;
-- An erased member's row stays until everything else is erased. Its condition also keeps PostgreSQL from treating the
-- address as a key: changing a key would block inserts of rows that refer to the member.
create unique index member_email_owner on member (email) where owns_email and state <> 'erased';
create index member_email on member (email, id) include (state, email_verified_at, is_vip);
-- The job that deletes registrations that no one confirmed uses this index.
create index member_unconfirmed on member (created_at) where not owns_email;

-- Sessions. Refresh tokens form a chain, each derived from its parent, and only hashes are stored.
create table session (
  member_id uuid not null references member(id) on delete cascade,
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
  -- When someone in this session last proved that it is still its member who uses it.
  proven_at timestamptz,
  primary key (member_id, id)
);

-- Mailed codes that verify a mailbox. There is one of each kind, and a new one replaces it.
create table code (
  member_id uuid not null references member(id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset', 'present-address', 'new-address', 'leave', 'proof')),
  digits_hash bytea not null,
  token_hash bytea not null,
  -- The new address of the account.
  email text collate "C" check (email !~ '[A-Z]' and length(email) between 3 and 254),
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (member_id, kind, token_hash),
  constraint code_check check ((kind in ('present-address', 'new-address')) = (email is not null))
);

-- Counts of tries in fixed windows. Losing them in a crash is harmless.
create unlogged table tries (
  key text collate "C" not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

-- Accounts at sign-in providers, by provider and subject. Addresses change and are reused, so they do not identify
-- anyone.
create table identity (
  member_id uuid not null references member(id) on delete cascade,
  provider text not null check (provider in ('google', 'facebook')),
  subject text collate "C" not null check (length(subject) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (member_id, provider),
  unique (provider, subject)
);

-- Stored responses to requests that create something, for requests that are repeated.
create table idempotency (
  -- Checked at commit, because the key is inserted before any member is locked and must not lock one.
  member_id uuid not null references member(id) on delete cascade deferrable initially deferred,
  key text collate "C" not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  created_at timestamptz not null,
  status smallint,
  response text,
  primary key (member_id, key),
  constraint idempotency_check check ((status is null) = (response is null))
);
create index idempotency_age on idempotency (created_at);

-- Consent of members, with its version and time. Each time it is given is a row.
create table consent (
  member_id uuid not null references member(id) on delete cascade,
  purpose text not null check (purpose = 'sensitive-data'),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (member_id, purpose, given_at),
  constraint consent_check check (withdrawn_at >= given_at)
);
create unique index consent_standing on consent (member_id, purpose, version) where withdrawn_at is null;

-- The second factor of staff. `sealed` is the encrypted key of the authenticator app, and `pending` a key that has not
-- been confirmed.
create table factor (
  member_id uuid primary key references member(id) on delete cascade,
  sealed text,
  on_at timestamptz,
  -- The time step of the last used code. Codes of this step and before are refused.
  last_step integer not null default 0,
  pending text,
  pending_at timestamptz,
  constraint factor_check check ((sealed is null) = (on_at is null)),
  constraint factor_check1 check ((pending is null) = (pending_at is null)),
  constraint factor_check2 check (sealed is not null or pending is not null)
);

-- Recovery codes. A row is deleted when its code is used.
create table recovery_code (
  member_id uuid not null references member(id) on delete cascade,
  hash bytea not null,
  primary key (member_id, hash)
);

-- Open invitations to the team. Accepted and revoked ones are deleted. Only a digest of the link is stored.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null check (email !~ '[A-Z]' and length(email) between 3 and 254) unique,
  role text not null check (role in ('administrator', 'moderator', 'support', 'analyst')),
  token_hash bytea not null,
  invited_by uuid references member(id) on delete cascade,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index invitation_inviter on invitation (invited_by);

-- Archives of a member's data. The row is inserted before the file is written, and deleted before the file is removed.
create table archive (
  member_id uuid primary key references member(id) on delete cascade,
  id uuid not null default gen_random_uuid() unique,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size bigint,
  -- The digest of the mailed link, if the address is verified.
  token_hash bytea unique,
  constraint archive_check check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (size is null))
);
create index archive_expiry on archive (expires_at);

-- Facts about this installation.
create table setting (
  key text primary key collate "C",
  value jsonb not null
);

-- Profiles. Positions are moved to a grid of about 2 km before they are stored.
create table profile (
  member_id uuid primary key references member(id) on delete cascade,
  first_name text check (length(first_name) between 1 and 50),
  last_name text check (length(last_name) between 1 and 50),
  birth_date date,
  gender text check (length(gender) between 1 and 40),
  bio text check (length(bio) <= 2000),
  city text,
  country text check (country ~ '^[A-Z]{2}$'),
  latitude real check (latitude >= '-90'::integer::double precision and latitude <= 90::double precision),
  longitude real check (longitude >= '-180'::integer::double precision and longitude <= 180::double precision),
  seek_genders text[],
  seek_min_age smallint check (seek_min_age between 18 and 120),
  seek_max_age smallint check (seek_max_age between 18 and 120),
  seek_max_distance integer check (seek_max_distance > 0),
  interests text[] not null default '{}'::text[],
  prompts jsonb not null default '[]'::jsonb,
  show_last_active boolean not null default true,
  complete boolean not null default false,
  -- Other members do not find a paused profile.
  paused boolean not null default false,
  -- Whether lists leave out those who would not look for this member.
  both_ways boolean not null default true,
  -- Only members whom this member liked find an incognito profile.
  incognito boolean not null default false,
  show_distance boolean not null default true,
  -- When the member's first answers began to count, on the hour. Later ones begin at midnight (UTC).
  answers_count_from timestamptz,
  -- Incognito ended with the right to it, which paused the profile. The member has not chosen yet whether to be shown.
  incognito_ended boolean not null default false,
  constraint profile_check check (seek_min_age <= seek_max_age),
  constraint profile_check1 check ((latitude is null) = (longitude is null))
);
-- Finds those whose right to it has ended.
create index profile_incognito on profile (member_id) where incognito;

-- Answers to questions, with the accepted answers of others (one bit each) and the importance.
create table answer (
  member_id uuid not null references member(id) on delete cascade,
  question text collate "C" not null,
  mine smallint not null check (mine between 0 and 7),
  accepted smallint not null check (accepted between 0 and 255),
  importance smallint not null check (importance = any (array[0, 1, 10, 50, 250])),
  answered_at timestamptz not null default now(),
  open boolean not null default false,
  -- When the present values begin to count; null if they do already.
  counts_at timestamptz,
  counted_mine smallint,
  counted_accepted smallint,
  counted_importance smallint,
  -- An answer that is hidden stops counting for others immediately.
  counted_open boolean not null default false,
  primary key (member_id, question),
  constraint answer_check check ((counted_mine is null) = (counted_accepted is null)),
  constraint answer_check1 check ((counted_mine is null) = (counted_importance is null)),
  constraint answer_check2 check (not counted_open or open and counted_mine is not null)
);
create index answer_waiting on answer (member_id, counts_at) where counts_at is not null;

-- Position 0 is the main picture, 1 to 6 the others.
create table photo (
  member_id uuid not null references member(id) on delete cascade,
  position smallint not null check ("position" >= 0 and "position" <= 6),
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
  reviewed_by uuid references member(id) on delete set null,
  review_reason text,
  primary key (member_id, "position") deferrable,
  constraint photo_check check ((review = 'rejected') = (review_reason is not null))
);
-- Demo portraits are files of the product, so their addresses are excluded.
create unique index photo_media on photo (public_id) where url ~~ '/media/%';
create index photo_waiting on photo (created_at, member_id) where review = 'waiting';
create index photo_reviewed_by on photo (reviewed_by) where reviewed_by is not null;

-- Uploads that no profile uses yet. The row is inserted before the first file, and deleted with the last.
create table upload (
  public_id text primary key collate "C",
  member_id uuid not null references member(id) on delete cascade,
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
  member_id uuid not null references member(id) on delete cascade,
  public_id text collate "C" not null,
  staff_id uuid not null references member(id) on delete cascade,
  until timestamptz not null,
  primary key (member_id, public_id)
);
create index photo_claim_staff on photo_claim (staff_id);

-- When members were last active, in a table of its own because it changes often. Every member has a row, so that lists
-- by last activity are complete.
create table presence (
  member_id uuid primary key references member(id) on delete cascade,
  last_active timestamptz,
  sockets integer not null default 0 check (sockets >= 0),
  -- Members count as online until this time. Closing the account ends it right away.
  online_until timestamptz not null default '-infinity'::timestamp with time zone
) with (fillfactor = 70);
create index presence_online on presence (online_until);
create index presence_last on presence (last_active desc nulls last, member_id desc);

-- Premium that staff gave, which is the only source of premium for now.
create table vip_grant (
  member_id uuid not null references member(id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  granted_by uuid references member(id) on delete set null,
  reason text not null,
  -- What a grant was given for, and when someone ended it earlier. Support may give that end back within a day.
  given_until timestamptz,
  ended_early_at timestamptz,
  primary key (member_id, id),
  constraint vip_grant_check check (ends_at > starts_at),
  constraint vip_grant_ended_early check ((given_until is null) = (ended_early_at is null))
);
create index vip_grant_end on vip_grant (ends_at, member_id);

-- Blocks, stored for both sides, so that each member's rows list everyone who is hidden from them.
create table block (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  mine boolean not null,
  theirs boolean not null,
  created_at timestamptz not null default now(),
  -- The first name as it was when the block was made, where the blocker could see it then.
  name text,
  primary key (member_id, other_id),
  constraint block_check check (member_id <> other_id),
  constraint block_check1 check (mine or theirs)
);
create index block_other on block (other_id);

-- Notices of members. `from_id` is the member that a notice comes from; notices of blocked members are hidden.
create table notice (
  member_id uuid not null references member(id) on delete cascade,
  id uuid not null,
  kind text not null,
  about jsonb not null default '{}'::jsonb,
  from_id uuid references member(id) on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  -- What names the event, where it could be told again.
  event text,
  -- Whether it is in the list of the app. One that is not carries deliveries only.
  listed boolean not null default true,
  primary key (member_id, id)
);
create index notice_from on notice (from_id) where from_id is not null;
create unique index notice_event on notice (member_id, kind, event) where event is not null;
create index notice_unread on notice (member_id) where read_at is null and listed;
create index notice_unlisted on notice (created_at) where not listed;

-- Preferences that differ from the defaults in the contract.
create table preference (
  member_id uuid not null references member(id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('app', 'mail', 'push')),
  is_on boolean not null,
  primary key (member_id, kind, channel)
);

-- Cases: the reports about one member. A member has at most one open case.
create table report_case (
  id uuid primary key default gen_random_uuid(),
  member_id uuid references member(id) on delete set null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  kind text collate "C" not null default 'person' check (kind in ('person', 'service')),
  -- Counts changes of its reports, so that a decision is refused that was made on another version.
  version integer not null default 0,
  -- The urgency of its most urgent open report: 0 is critical.
  urgency smallint not null default 3 check (urgency between 0 and 3),
  escalated_at timestamptz,
  escalated_by uuid references member(id) on delete set null,
  claimed_by uuid references member(id) on delete set null,
  claimed_until timestamptz,
  constraint report_case_check check (closed_at >= opened_at),
  constraint report_case_check1 check (claimed_until is not null or claimed_by is null)
);
create unique index report_case_open on report_case (member_id) where closed_at is null;
create index report_case_member on report_case (member_id, opened_at desc);
-- The queue: the most urgent first, then the oldest.
create index report_case_queue on report_case (urgency, opened_at, id) where closed_at is null;
create index report_case_claimed_by on report_case (claimed_by) where claimed_by is not null;
create index report_case_escalated_by on report_case (escalated_by) where escalated_by is not null;

-- Reports. They are kept when the members in them are erased.
create table report (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references member(id) on delete set null,
  reported_id uuid references member(id) on delete set null,
  case_id uuid not null references report_case(id),
  problem_type text collate "C" not null check (problem_type in ('Technical Issue', 'Bug Report', 'Inappropriate Content', 'Harassment', 'Account Issue', 'Payment Problem', 'Other')),
  description text not null check (length(description) between 1 and 4000),
  priority text collate "C" not null check (priority in ('critical', 'high', 'medium', 'other')),
  status text collate "C" not null default 'pending' check (status in ('pending', 'in_progress', 'resolved', 'closed', 'rejected')),
  assignee_id uuid references member(id) on delete set null,
  created_at timestamptz not null default now(),
  first_answered_at timestamptz,
  settled_at timestamptz,
  priority_rank smallint not null generated always as ( case priority when 'critical' then 3 when 'high' then 2 when 'medium' then 1 else 0 end) stored,
  status_rank smallint not null generated always as ( case status when 'pending' then 0 when 'in_progress' then 1 when 'resolved' then 2 when 'closed' then 3 else 4 end) stored,
  -- The text that a search looks in: the id, both names and addresses, and the description, in lower case.
  search_key text collate "C" not null default '',
  set_aside boolean not null default false,
  -- What the sender of a report chose. It decides the first priority; the description holds only the sender's own words.
  reason text collate "C",
  constraint report_check check (first_answered_at >= created_at),
  constraint report_check1 check (settled_at >= created_at),
  constraint report_check2 check (reporter_id <> reported_id),
  constraint report_check3 check (reported_id is null or case_id is not null),
  constraint report_check4 check ((status in ('resolved', 'closed', 'rejected')) = (settled_at is not null))
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
-- The view of the reports that still wait for the team, the most urgent first.
create index report_open_by_priority on report (priority_rank desc, created_at desc, id desc) where status_rank <= 1;
-- Few reports are set aside. The queue leaves out the cases that have no others, without looking at all reports.
create index report_aside on report (case_id) where set_aside and status_rank <= 1;
create index report_by_reason on report (reason desc, created_at desc, id desc) where reason is not null;

create table reply (
  report_id uuid not null references report(id) on delete cascade,
  id uuid not null,
  message text not null check (length(message) between 1 and 4000),
  is_internal boolean not null,
  replied_by uuid references member(id) on delete set null,
  replied_at timestamptz not null default now(),
  primary key (report_id, id)
);
create index reply_author on reply (replied_by) where replied_by is not null;

-- The history of reports. Inserting an event is the only way to change the status of a report.
create table report_event (
  report_id uuid not null references report(id) on delete cascade,
  number integer not null,
  from_status text collate "C",
  to_status text collate "C" not null,
  by_id uuid references member(id) on delete set null,
  at timestamptz not null default now(),
  primary key (report_id, number),
  constraint report_event_check check ((from_status is null) = (number = 1)),
  constraint report_event_check1 check ( case when from_status is null then to_status = 'pending' when from_status = 'pending' then to_status in ('in_progress', 'resolved', 'closed', 'rejected') when from_status = 'in_progress' then to_status in ('resolved', 'closed', 'rejected') else (from_status in ('resolved', 'closed', 'rejected')) and to_status = 'in_progress' end)
);
create index report_event_author on report_event (by_id) where by_id is not null;

-- Copies of what was reported. They have no foreign keys, because the original may be deleted. Files named in
-- `public_ids` are not removed.
create table evidence (
  report_id uuid not null references report(id) on delete cascade,
  kind text collate "C" not null check (kind in ('profile', 'photo', 'message')),
  content jsonb not null,
  public_ids text[] not null default '{}'::text[],
  taken_at timestamptz not null default now(),
  primary key (report_id, kind)
);
create index evidence_photo on evidence using gin (public_ids);

-- Internal notes of the team about a member.
create table note (
  member_id uuid not null references member(id) on delete cascade,
  id uuid not null,
  author_id uuid references member(id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);
create index note_author on note (author_id) where author_id is not null;

-- Bulk changes: who asked for which change of which members, and the outcomes.
create table bulk (
  id uuid primary key,
  action text collate "C" not null check (action in ('activate', 'deactivate', 'verify', 'undo')),
  reason text not null,
  asked_by uuid not null references member(id) on delete cascade,
  -- A proxy may not tell where a request comes from.
  address inet,
  total integer not null check (total >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The bulk change that this one undoes. Each can be undone once.
  undoes uuid references bulk(id) on delete cascade unique,
  constraint bulk_undoes_check check ((action = 'undo') = (undoes is not null))
);
create index bulk_asked on bulk (asked_by);
create index bulk_age on bulk (created_at);

create table bulk_row (
  bulk_id uuid not null references bulk(id) on delete cascade,
  member_id uuid not null references member(id) on delete cascade,
  outcome text collate "C" check (outcome in ('done', 'unchanged', 'refused')),
  -- Why a user was not changed, as the code of an error and what its sentence mentions. The sentence is made when it is read.
  why jsonb,
  -- What a member was before the change.
  before jsonb,
  primary key (bulk_id, member_id),
  constraint bulk_row_check check ((outcome = 'refused') = (why is not null) or outcome is null)
);
create index bulk_row_member on bulk_row (member_id);
create index bulk_row_waiting on bulk_row (bulk_id, member_id) where outcome is null;

-- Saved views: the query of a list under a name.
create table saved_view (
  id uuid primary key,
  owner_id uuid not null references member(id) on delete cascade,
  screen text collate "C" not null check (screen in ('users', 'reports', 'desk')),
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
  details jsonb not null default '{}'::jsonb,
  address inet,
  -- Who of the team acted, as they were called then. It stays when they leave.
  actor_name text,
  actor_email text,
  constraint audit_check check ((subject_kind is null) = (subject_id is null))
);
-- The log is filtered by actor, action, subject and address. Ids are in the order of time, so that these indexes also
-- serve ranges of time.
create index audit_subject on audit (subject_id, id desc) where subject_id is not null;
create index audit_actor on audit (actor_id, id desc);
create index audit_action on audit (action, id desc);
create index audit_address on audit (address, id desc) where address is not null;
create index audit_invited on audit ((details ->> 'email')) where subject_kind = 'invitation';
-- The log shows what was changed apart from what was only read, of which there is far more.
create index audit_changes on audit (id desc) where action <> all (array['member.list', 'member.read', 'payment.list', 'payment.read', 'report.list', 'report.read', 'photo.read', 'staff.list', 'audit.read']);

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

-- Changes of addresses that the old mailbox can still undo. No one else can have the old address until then.
create table address_change (
  member_id uuid not null references member(id) on delete cascade,
  old_email text collate "C" not null check (old_email !~ '[A-Z]' and length(old_email) between 3 and 254) unique,
  by_staff boolean not null,
  -- The digest of the link that undoes it.
  token_hash bytea not null,
  changed_at timestamptz not null,
  undo_until timestamptz not null,
  primary key (member_id, old_email)
);
create index address_change_age on address_change (undo_until);

-- Browsers in which a member has signed in, by the digest of a secret that the browser keeps.
create table known_device (
  member_id uuid not null references member(id) on delete cascade,
  secret_hash bytea not null,
  used_at timestamptz not null,
  primary key (member_id, secret_hash)
);

-- What a member used up of a day (UTC): the people whom they were shown, as hashes of ids, how many of them in the latest
-- hour, and how often they changed who they are. Losing a day in a crash is harmless.
create unlogged table daily_use (
  member_id uuid not null references member(id) on delete cascade,
  day date not null,
  -- Hashes cannot be compressed.
  people bigint[] not null default '{}'::bigint[],
  hour timestamptz not null default '-infinity'::timestamp with time zone,
  people_in_hour integer not null default 0,
  gender_changes integer not null default 0,
  birth_date_changes integer not null default 0,
  place_changes integer not null default 0,
  -- Answers that were given before and are changed.
  answer_changes integer not null default 0,
  primary key (member_id, day)
) with (fillfactor = 50);
alter table daily_use alter column people set storage external;
create index daily_use_day on daily_use (day);

-- Daily limits that members reached, for the team.
create table limit_reached (
  member_id uuid not null references member(id) on delete cascade,
  day date not null,
  what text collate "C" not null check (what in ('people', 'gender', 'birth-date', 'place', 'answers')),
  times integer not null check (times > 0),
  last_at timestamptz not null,
  primary key (member_id, day, what)
);
create index limit_reached_day on limit_reached (day);

-- Members who will be mailed about a change of their account, with what it was before the first of these changes.
-- Several changes within a minute, such as a ban that is undone, lead to one mail or none.
create table account_mail (
  member_id uuid primary key references member(id) on delete cascade,
  state text not null,
  state_by text,
  state_reason text,
  state_until timestamptz,
  is_vip boolean not null,
  vip_until timestamptz,
  first_changed_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index account_mail_due on account_mail (changed_at);

-- Addresses of people who were erased while they were banned, as keyed digests: enough to recognise the address when it
-- registers again, and to tell nothing else. Deleted when the ban ends.
create table banned_address (
  digest bytea primary key,
  until timestamptz not null
);
create index banned_address_until on banned_address (until);

-- What members chose about each other. An undone choice stays as `none`, so that a repeated request that arrives late
-- cannot bring it back.
create table choice (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  kind text collate "C" not null check (kind in ('like', 'superlike', 'pass', 'none')),
  note text,
  -- The time by the clock of the member who chose, and never in the future.
  chosen_at timestamptz not null,
  -- When it was stored first as what it is. Likes are listed by it.
  stored_at timestamptz not null,
  -- Whether the number of likes that the other is told (`like_count`) includes this one, until it is counted again. A like
  -- that is given again is in it already, and one that becomes a match leaves it only if it was.
  counted boolean not null default false,
  primary key (member_id, other_id),
  constraint choice_check check (note is null or length(note) between 1 and 280 and (kind in ('like', 'superlike'))),
  constraint choice_check1 check (member_id <> other_id)
);
-- Who liked a member. Also finds what an erased member received.
create index choice_received on choice (other_id, stored_at desc, member_id desc) where kind in ('like', 'superlike');
create index choice_other on choice (other_id);

-- Matches, stored for both sides. One that a side ended stays, so that the two never meet again.
create table match (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  -- The first name of the other, from the time of the match.
  name text not null,
  matched_at timestamptz not null,
  ended_at timestamptz,
  -- The time since which the other account is not active.
  away_since timestamptz,
  primary key (member_id, other_id),
  constraint match_check check (ended_at >= matched_at),
  constraint match_check1 check (member_id <> other_id)
);
create index match_newest on match (member_id, matched_at desc, other_id desc);
create index match_other on match (other_id);
-- Finds the chats of matches that ended, to delete them in time.
create index match_ended on match (ended_at) where ended_at is not null;

-- What a member used of a day's likes.
create table daily_likes (
  member_id uuid not null references member(id) on delete cascade,
  day date not null,
  likes integer not null default 0 check (likes >= 0),
  superlikes integer not null default 0 check (superlikes >= 0),
  undos integer not null default 0 check (undos >= 0),
  primary key (member_id, day)
);
create index daily_likes_day on daily_likes (day);

create table bookmark (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, other_id),
  constraint bookmark_check check (member_id <> other_id)
);
create index bookmark_newest on bookmark (member_id, created_at desc, other_id desc);
create index bookmark_other on bookmark (other_id);

-- The best people for a member, ranked once and served in pages. It can be made again at any time.
-- Decks are made again whenever they are missing, so a crash may empty them.
create unlogged table deck (
  member_id uuid primary key references member(id) on delete cascade,
  made_at timestamptz not null,
  -- What the deck was made for: other preferences or another place need another deck.
  made_for text not null,
  -- How far the preferences of the member were widened.
  step text collate "C" not null,
  people uuid[] not null
);
alter table deck alter column people set storage external;
create index deck_made on deck (made_at);

-- Provider accounts that no longer lead into an account. They are linked again only by someone who is signed in to it.
create table ended_identity (
  member_id uuid not null references member(id) on delete cascade,
  provider text not null check (provider in ('google', 'facebook')),
  subject text collate "C" not null,
  ended_at timestamptz not null default now(),
  primary key (member_id, provider, subject)
);

-- When others could find a member for the first time. It stays when a card comes and goes, so that a pause makes no one
-- new again.
create table first_found (
  member_id uuid primary key references member(id) on delete cascade,
  at timestamptz not null default now()
);

-- Filters of people that a member gave a name.
create table saved_search (
  id uuid primary key,
  member_id uuid not null references member(id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  filter jsonb not null,
  sort text collate "C" not null,
  alerts boolean not null,
  -- People who could be found later than this are new to the member.
  new_after timestamptz not null,
  notified_at timestamptz,
  created_at timestamptz not null,
  unique (member_id, name)
);
create index saved_search_alerts on saved_search (member_id) where alerts;

-- The provider's name for a member.
create table payment_customer (
  member_id uuid primary key references member(id) on delete cascade,
  customer_id text not null unique,
  -- The balance of the customer at the provider, which pays for later invoices.
  credit integer not null default 0,
  currency text,
  version integer not null default 1
);

-- What is wanted of the provider, stored before it is asked. The keys that keep it from acting twice follow from the id.
create table payment_request (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member(id) on delete cascade,
  kind text not null check (kind in ('subscribe', 'update', 'cancel', 'reactivate')),
  content jsonb not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  response jsonb,
  client_key text,
  created_at timestamptz not null
);
-- One at a time, so that a double click wants one thing.
create unique index payment_request_open on payment_request (member_id) where state = 'open';
create unique index payment_request_client_key on payment_request (member_id, client_key) where client_key is not null;
create index payment_request_unfinished on payment_request (created_at) where state = 'open';

-- Subscriptions as the provider has them. They stay when their member is erased, without the member, as the figures
-- of revenue follow from them.
create table subscription (
  id text primary key,
  member_id uuid references member(id) on delete set null,
  customer_id text not null,
  item_id text not null,
  plan text not null check (plan in ('monthly', 'quarterly', 'annual')),
  status text not null,
  amount integer not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- The time until which it gives premium.
  premium_until timestamptz,
  cancel_at_period_end boolean not null,
  canceled_at timestamptz,
  ended_at timestamptz,
  trial_start timestamptz,
  trial_end timestamptz,
  coupon text,
  request_id text,
  latest_invoice_id text,
  payment_intent_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts the writes: what was read before the latest of them is too old to be written.
  version integer not null default 1,
  -- When a subscription first counted as recurring revenue.
  revenue_since timestamptz,
  -- A change to a shorter plan, which waits for the end of the paid period.
  planned_plan text check (planned_plan in ('monthly', 'quarterly', 'annual')),
  planned_amount integer,
  planned_at timestamptz,
  -- The change of plan that was dropped when the team closed the account, to be planned again when they take it back.
  planned_before_stop text check (planned_before_stop in ('monthly', 'quarterly', 'annual')),
  -- When the renewal was switched off because the team closed the account. Undoing that also undoes this.
  stopped_for_account_at timestamptz,
  -- The suspension for which the renewal was switched off has been served, so that only its reversal switches it on again.
  stop_was_served boolean not null default false,
  constraint subscription_planned check ((planned_plan is null) = (planned_at is null) and (planned_plan is null) = (planned_amount is null))
);
create index subscription_member on subscription (member_id, created_at desc);
create index subscription_premium on subscription (member_id, premium_until) where premium_until is not null;
create index subscription_newest on subscription (created_at desc, id desc);
create index subscription_customer on subscription (customer_id);

create table invoice (
  id text primary key,
  member_id uuid references member(id) on delete set null,
  subscription_id text,
  plan text check (plan in ('monthly', 'quarterly', 'annual')),
  number text,
  status text not null,
  reason text,
  currency text not null,
  total integer not null,
  amount_paid integer not null,
  amount_refunded integer not null default 0,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  paid_at timestamptz,
  payment_intent_id text,
  created_at timestamptz not null,
  version integer not null default 1,
  -- The provider's address of a PDF expires, so it is asked for when the PDF is; what is kept is whether there is one.
  has_pdf boolean not null default false,
  -- What the period that an invoice starts was sold for, in whatever way it was paid.
  period_amount integer
);
create index invoice_member on invoice (member_id, created_at desc, id desc);
create index invoice_payment_intent on invoice (payment_intent_id);
create index invoice_subscription on invoice (subscription_id);

-- Events of the provider, stored before they are applied, by their ids alone: what they are about is read again.
create table payment_event (
  id text primary key,
  type text not null,
  subscription_id text,
  invoice_id text,
  payment_intent_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  -- Cards are declined in the browser, where the provider alone sees how often: its events tell it.
  setup_intent_id text,
  customer_id text
);
create index payment_event_waiting on payment_event (received_at) where applied_at is null;
create index payment_event_received on payment_event (received_at);
create index payment_event_declined on payment_event (payment_intent_id) where type = 'payment_intent.payment_failed';
create index payment_event_setup_declined on payment_event (setup_intent_id) where type = 'setup_intent.setup_failed';

-- What the free service and premium allow. Null is unlimited; 0 and 1 are no and yes.
create table entitlement (
  tier text not null check (tier in ('free', 'premium')),
  right_name text not null,
  amount integer check (amount >= 0),
  primary key (tier, right_name)
);

-- Refunds, stored before the provider is asked. Those made at the provider itself have no one who made them.
create table refund (
  id uuid primary key default gen_random_uuid(),
  invoice_id text not null,
  member_id uuid references member(id) on delete set null,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text not null,
  by_id uuid references member(id) on delete set null,
  status text not null check (status in ('requested', 'succeeded', 'failed')),
  provider_id text unique,
  created_at timestamptz not null,
  -- A refund counts on the day on which the provider made it, which may be later than when it was asked for.
  made_at timestamptz,
  -- A refund takes credit away first. Null until the credit was looked up.
  credit integer check (credit >= 0),
  credit_taken boolean not null default false,
  -- It gives back credit and nothing else.
  of_credit boolean not null default false,
  -- The subscription that it came with the end of.
  ended_subscription_id text,
  constraint refund_made_at check (status <> 'succeeded' or made_at is not null)
);
create index refund_invoice on refund (invoice_id);
create index refund_member on refund (member_id, created_at desc) where member_id is not null;
create index refund_by on refund (by_id) where by_id is not null;
create index refund_requested on refund (created_at) where status = 'requested';
create index refund_ended on refund (ended_subscription_id) where ended_subscription_id is not null;

-- Sums for each day of the operator's calendar, changed with the rows that they follow from. Recurring revenue and its
-- movements are for a year, as every plan divides that into whole amounts.
create table revenue_day (
  day date not null,
  plan text not null,
  currency text not null,
  kind text not null check (kind in ('recurring', 'subscribers', 'new', 'expansion', 'contraction', 'churn', 'reactivation', 'paid', 'refunded')),
  amount bigint not null,
  primary key (day, plan, currency, kind)
);

-- The comparisons with what the provider holds.
create table payment_check (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  difference bigint not null,
  repaired integer not null,
  details jsonb not null
);

-- What the order of decks adds for each member, which a job estimates once a night. It is kept without a card, so that it
-- does not begin again after a pause.
create table rank_bonus (
  member_id uuid primary key references member(id) on delete cascade,
  bonus smallint not null check (bonus >= '-400'::integer and bonus <= 400)
);
comment on column rank_bonus.bonus is 'What to add to ranks, in 240ths. It is negative for members who are in more demand than others.';

-- How far the estimate of this night is, so that it goes on where it was stopped. Each row has thousands of members.
create table estimate_progress (
  part integer primary key,
  round integer not null,
  saved_at timestamptz not null,
  members uuid[] not null,
  bonus real[] not null,
  sums real[] not null
);

-- Events that members get through the live channel. The number has no gaps for a member, so that a client that was away
-- knows what it missed. Kept for some days.
create table live_counter (
  member_id uuid primary key references member(id) on delete cascade,
  last bigint not null check (last > 0)
) with (fillfactor = 50);

create table live_event (
  member_id uuid not null references live_counter(member_id) on delete cascade,
  number bigint not null check (number > 0),
  kind text not null,
  about jsonb not null,
  at timestamptz not null,
  primary key (member_id, number)
);
create index live_event_at on live_event using brin (at) with (autosummarize='on');

-- The chat of two members who matched. A change of anything in it locks this row first.
create table chat (
  id uuid primary key default gen_random_uuid(),
  first_id uuid not null references member(id) on delete cascade,
  second_id uuid not null references member(id) on delete cascade,
  last_number integer not null default 0 check (last_number >= 0),
  -- Each later change of a message takes the next one, so that devices find what changed while they were away.
  last_change integer not null default 0 check (last_change >= 0),
  -- Whether the match ended, one blocked the other, or an account is not active. It follows from those rows.
  cut boolean not null default false,
  constraint chat_check check (first_id < second_id),
  unique (first_id, second_id)
);
create index chat_second on chat (second_id);

-- A chat as one side has it.
create table chat_member (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null,
  chat_id uuid not null references chat(id) on delete cascade,
  -- The time of the last message of either, or of the match, as exact as a cursor.
  active_at timestamp(3) with time zone not null,
  -- The number of the last message that this member sent.
  last_sent integer not null default 0 check (last_sent >= 0),
  delivered_to integer not null default 0,
  read_to integer not null default 0 check (read_to >= 0),
  read_at timestamptz,
  -- Messages of the other behind `read_to` that are not deleted.
  unread integer not null default 0 check (unread >= 0),
  archived boolean not null default false,
  primary key (member_id, other_id),
  constraint chat_member_check check (delivered_to >= read_to)
);
create index chat_member_newest on chat_member (member_id, active_at desc, other_id desc);
create index chat_member_unread on chat_member (member_id) where unread > 0;
create index chat_member_chat on chat_member (chat_id);

-- The sender is one of the two of the chat, so it needs no key of its own.
create table message (
  chat_id uuid not null references chat(id) on delete cascade,
  number integer not null check (number > 0),
  -- Chosen by the sender's device, so that a retry is the same message.
  id uuid not null,
  sender_id uuid not null,
  body text check (length(body) between 1 and 2000),
  photo_id text collate "C",
  reply_to integer,
  sent_at timestamptz not null,
  edited_at timestamptz,
  -- Deleted for both. Its content is gone, and its number stays.
  deleted_at timestamptz,
  -- Deleted for one side alone.
  sender_hid boolean not null default false,
  receiver_hid boolean not null default false,
  sender_reaction text collate "C",
  receiver_reaction text collate "C",
  change integer not null default 0 check (change >= 0),
  primary key (chat_id, number),
  constraint message_check check (reply_to < number),
  constraint message_check1 check ((deleted_at is null) = (body is not null or photo_id is not null))
);
create unique index message_id on message (chat_id, id);
create index message_changed on message (chat_id, change) where change > 0;

-- Photos that were sent in a chat. Only its two members see them, while the chat is not cut.
create table chat_photo (
  public_id text primary key collate "C",
  chat_id uuid not null references chat(id) on delete cascade,
  member_id uuid not null references member(id) on delete cascade,
  url text not null,
  name text not null,
  size integer not null check (size > 0),
  placeholder bytea,
  sent_at timestamptz not null
);
create index chat_photo_chat on chat_photo (chat_id);
create index chat_photo_member on chat_photo (member_id);

-- Messages that a member has begun to write.
create table draft (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  saved_at timestamptz not null,
  primary key (member_id, other_id)
);
create index draft_other on draft (other_id);

-- How a notice leaves the app: at most once for each channel.
create table delivery (
  member_id uuid not null,
  notice_id uuid not null,
  channel text not null check (channel in ('mail', 'push')),
  -- `kept` is not sent: it was read, its sender is blocked or gone, or the kind was turned off before.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  due_at timestamptz not null,
  tries integer not null default 0,
  ended_at timestamptz,
  primary key (member_id, notice_id, channel),
  constraint delivery_check check ((ended_at is null) = (state = 'waiting')),
  foreign key (member_id, notice_id) references notice(member_id, id) on delete cascade
);
create index delivery_ended on delivery (ended_at) where ended_at is not null;
create index delivery_due on delivery (channel, due_at, member_id) where state = 'waiting';

-- Members who changed how they are notified, or were notified.
create table notice_setting (
  member_id uuid primary key references member(id) on delete cascade,
  -- Of their device. Without it the service's own counts.
  time_zone text,
  -- Minutes of the day between which neither mails nor pushes are sent.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_to integer check (quiet_to between 0 and 1439),
  -- Whether pushes name people.
  names boolean not null default false,
  -- When kinds that are gathered were mailed last.
  mailed_at timestamptz,
  constraint notice_setting_check check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);

-- Browsers that show pushes. One belongs to the session in which it was turned on and ends with it.
create table push_subscription (
  member_id uuid not null references member(id) on delete cascade,
  id uuid not null,
  session_id uuid not null,
  -- A keyed digest, as anyone who has the address can send to the browser.
  endpoint_hash bytea not null unique,
  -- The address and the keys of the browser, encrypted.
  sealed text not null,
  created_at timestamptz not null,
  primary key (member_id, id),
  foreign key (member_id, session_id) references session(member_id, id) on delete cascade,
  unique (member_id, session_id)
);

-- Members who were liked since the last notice about it. They are notified later, and of several together, so that the
-- moment tells no one whose like it was.
create table like_news (
  member_id uuid primary key references member(id) on delete cascade,
  -- When the first like came that they were not told of.
  since timestamptz
);
create index like_news_due on like_news (since, member_id) where since is not null;

-- What the team decided about a case. It takes effect right away; its messages leave when it can no longer be undone.
create table decision (
  id uuid primary key,
  case_id uuid references report_case(id) on delete set null,
  -- Whom it is about. Null for a case about the service, or when they were erased.
  member_id uuid references member(id) on delete set null,
  action text collate "C" not null check (action in ('dismiss', 'warn', 'suspend', 'ban', 'remove-photo', 'remove-text', 'remove-message')),
  decided_by uuid references member(id) on delete set null,
  decided_at timestamptz not null,
  -- The end of a suspension.
  until timestamptz,
  -- What a statement of reasons says; a dismissal has none of it.
  ground text collate "C" check (ground in ('law', 'terms')),
  clause text,
  category text collate "C",
  keyword text collate "C",
  source text collate "C",
  automated_detection boolean not null default false,
  automated_decision text collate "C" not null default 'not-automated' check (automated_decision in ('fully', 'partially', 'not-automated')),
  reason text check (length(reason) <= 2000),
  -- Only the team reads this.
  note text check (length(note) <= 2000),
  strikes smallint not null default 0 check (strikes >= 0),
  -- The photo that it hides, or the text that it removes.
  photo_id text collate "C",
  field text collate "C" check (field in ('bio', 'prompts')),
  -- What undoing it restores.
  before jsonb not null default '{}'::jsonb,
  notified_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references member(id) on delete set null,
  reversed_at timestamptz,
  reversed_by uuid references member(id) on delete set null,
  constraint decision_check check ((action = 'dismiss') = (ground is null)),
  constraint decision_check1 check ((action = 'suspend') = (until is not null)),
  constraint decision_check2 check (notified_at is null or undone_at is null)
);
create index decision_case on decision (case_id, decided_at desc) where case_id is not null;
create index decision_member on decision (member_id, decided_at desc) where member_id is not null;
create index decision_time on decision (decided_at desc, id desc);
create index decision_by on decision (decided_by) where decided_by is not null;
create index decision_undone_by on decision (undone_by) where undone_by is not null;
create index decision_reversed_by on decision (reversed_by) where reversed_by is not null;

-- The reports that a decision answers, and what their reporters are told once it stands.
create table decision_report (
  decision_id uuid not null references decision(id) on delete cascade,
  report_id uuid not null references report(id) on delete cascade,
  outcome text collate "C" not null check (outcome in ('resolved', 'closed', 'rejected')),
  answer text check (length(answer) between 1 and 4000),
  primary key (decision_id, report_id)
);
create index decision_report_report on decision_report (report_id);

-- The usual next step for who has this many strikes.
create table ladder_step (
  strikes smallint not null check (strikes >= 0),
  action text collate "C" not null check (action in ('warn', 'suspend', 'ban')),
  days smallint check (days between 1 and 365),
  problem_type text collate "C" check (problem_type in ('Technical Issue', 'Bug Report', 'Account Issue', 'Payment Problem', 'Inappropriate Content', 'Harassment', 'Other')),
  constraint ladder_step_check check ((action = 'suspend') = (days is not null)),
  constraint ladder_step_of_type unique nulls not distinct (problem_type, strikes)
);

-- Answers to reporters and reasons for subjects that the team writes often.
create table canned_text (
  id uuid primary key default gen_random_uuid(),
  kind text collate "C" not null check (kind in ('answer', 'reason')),
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  -- The report and the decision for which it is suggested; null for any.
  problem_type text collate "C",
  action text collate "C",
  -- The clause that a reason belongs to.
  clause text collate "C",
  language text collate "C" not null default 'en',
  unique (kind, language, title)
);

-- Who contests a decision: its subject, or who reported where it was dismissed. Each party once.
create table appeal (
  id uuid primary key,
  decision_id uuid not null references decision(id) on delete cascade,
  -- Null for the subject.
  report_id uuid references report(id) on delete cascade,
  member_id uuid references member(id) on delete set null,
  message text not null check (length(message) between 1 and 4000),
  made_at timestamptz not null,
  outcome text collate "C" check (outcome in ('upheld', 'partly-reversed', 'reversed')),
  answer text check (length(answer) between 1 and 4000),
  decided_by uuid references member(id) on delete set null,
  decided_at timestamptz,
  constraint appeal_check check ((outcome is null) = (decided_at is null) and (outcome is null) = (answer is null))
);
create unique index appeal_of_subject on appeal (decision_id) where report_id is null;
create unique index appeal_of_reporter on appeal (decision_id, report_id) where report_id is not null;
create index appeal_open on appeal (made_at, id) where outcome is null;
create index appeal_member on appeal (member_id) where member_id is not null;
create index appeal_report on appeal (report_id) where report_id is not null;
create index appeal_decided_by on appeal (decided_by) where decided_by is not null;
-- Appeals by their outcome, the latest first.
create index appeal_decided on appeal (outcome, decided_at desc, id desc) where outcome is not null;

-- Someone without an account who sent a notice through the form on the public site.
create table notice_sender (
  report_id uuid primary key references report(id) on delete cascade,
  name text check (length(name) between 1 and 100),
  email text check (length(email) between 3 and 254),
  location text not null check (length(location) between 1 and 1000),
  constraint notice_sender_check check ((name is null) = (email is null))
);

-- Whose reports are set aside for a time, because those before were made up. They are warned first.
create table reporter_standing (
  member_id uuid primary key references member(id) on delete cascade,
  warned_at timestamptz not null,
  warned_by uuid references member(id) on delete set null,
  reason text not null check (length(reason) between 1 and 2000),
  aside_until timestamptz,
  aside_by uuid references member(id) on delete set null,
  constraint reporter_standing_check check (aside_until is null or aside_until > warned_at)
);
create index reporter_standing_warned_by on reporter_standing (warned_by) where warned_by is not null;
create index reporter_standing_aside_by on reporter_standing (aside_by) where aside_by is not null;

-- What was passed to the police or a court, because someone's life or safety may be in danger.
create table danger_record (
  id uuid primary key,
  case_id uuid references report_case(id) on delete set null,
  member_id uuid references member(id) on delete set null,
  suspicion text not null check (length(suspicion) between 1 and 4000),
  passed_to text not null check (length(passed_to) between 1 and 300),
  passed_what text not null check (length(passed_what) between 1 and 4000),
  reference text check (length(reference) between 1 and 200),
  passed_at timestamptz not null,
  recorded_by uuid references member(id) on delete set null,
  recorded_at timestamptz not null
);
create index danger_record_case on danger_record (case_id) where case_id is not null;
create index danger_record_member on danger_record (member_id) where member_id is not null;
create index danger_record_recorded_by on danger_record (recorded_by) where recorded_by is not null;
-- The records are listed by when something was passed on.
create index danger_record_passed on danger_record (passed_at, id);

-- For how long a strike counts. It has one row, whose version is refused when another one has been saved since.
create table ladder (
  id boolean primary key default true check (id),
  version integer not null default 1,
  strike_days smallint not null default 365 check (strike_days between 1 and 1825)
);

-- What finding and ranking people reads of each member whom others can find. Other members have no card. Bits of
-- answers: four for each question, numbered as in question_number(), and one for the question itself. Bits of interests
-- are as in interest_bits(), with the first four always set.
create table card (
  -- The position on a sphere with the radius 1. Comparing such positions takes no angles.
  x double precision not null,
  y double precision not null,
  z double precision not null,
  -- The largest squared distance on that sphere at which the member looks for others.
  reach double precision not null,
  -- See card_rank_bonus().
  rank_bonus double precision not null default 0,
  -- Lists of new members are in the order of the day (UTC) on which people joined, and cards hold nothing finer.
  joined_on date not null,
  found_at timestamptz not null,
  member_id uuid primary key references member(id) on delete cascade,
  -- A square of a quarter of a degree. Searches by distance read the zones around a position.
  zone integer not null,
  born date not null,
  -- When the member was last active: see seen_on(). A job writes it, once a day for each member.
  seen_on date not null,
  -- One bit each for woman, man, nonbinary and other. `seeks` is a sum of such bits.
  gender smallint not null,
  seeks smallint not null,
  seek_min_age smallint not null,
  seek_max_age smallint not null,
  incognito boolean not null,
  first_name_key text collate "C" not null,
  -- The member's answers and those of others that they accept (320 each), the same with those that they allow because it
  -- matters little, and interests (96).
  answers bit(1376) not null,
  -- The questions that were answered and those that matter (80 each), twice, and interests (96).
  questions bit(416) not null
) with (fillfactor = 90);
create index card_named on card using gin (first_name_key gin_trgm_ops);
create index card_found on card (found_at);
-- Searches nearby read only the cards nearby.
create index card_placed on card (zone, gender, seeks, seek_min_age, seek_max_age, born);
create index card_newest on card (joined_on desc, member_id desc) include (gender, seeks, born, seek_min_age, seek_max_age, zone, x, y, z, reach, incognito);

-- How much questions matter to members who have a card. Only lists sorted by score read it.
create table card_weight (
  member_id uuid primary key references card(member_id) on delete cascade,
  -- The questions that matter 50 or 250, and those that matter 10 or 250. The accepted answers to these.
  requires bit(80) not null,
  tens_asked bit(80) not null,
  needs bit(320) not null,
  tens bit(320) not null
);

-- How many likes a member without the right to see them is told of. Counting them for each request would let the number
-- change at the moment of whatever else changes, which tells whose like it was.
create table like_count (
  member_id uuid primary key references member(id) on delete cascade,
  -- The UTC day on which the likes were counted last.
  day date not null,
  count integer not null check (count >= 0)
);

-- One card starts one free trial. The hash is keyed with our secret, and belongs to no member once the trial has started.
create table trial_card (
  card_hash bytea primary key check (length(card_hash) = 32),
  -- Only while the request is open: it can still fail, and then the card is free again.
  request_id uuid unique,
  used_at timestamptz not null
);
create index trial_card_used on trial_card (used_at);

-- How far the clock of the payment sandbox was moved forward, in a demo. The row is missing elsewhere.
create table payment_clock (
  is_only boolean primary key default true check (is_only),
  ahead_seconds integer not null check (ahead_seconds >= 0),
  -- What happened on the way, or why the clock was not moved.
  report jsonb,
  turned_at timestamptz not null
);

insert into entitlement (tier, right_name, amount) values
  ('free', 'likesPerDay', 50),
  ('premium', 'likesPerDay', null),
  ('free', 'superlikesPerDay', 1),
  ('premium', 'superlikesPerDay', 5),
  ('free', 'undosPerDay', 3),
  ('premium', 'undosPerDay', null),
  ('free', 'seesLikes', 0),
  ('premium', 'seesLikes', 1),
  ('free', 'filters', 1),
  ('premium', 'filters', 1),
  ('free', 'incognito', 0),
  ('premium', 'incognito', 1);

insert into ladder_step (strikes, action, days, problem_type) values
  (0, 'warn', null, null),
  (1, 'suspend', 3, null),
  (2, 'suspend', 14, null),
  (3, 'ban', null, null);

insert into canned_text (kind, title, body, problem_type, action, clause, language) values
  ('answer', 'Please tell us more', 'Hello {reporter}, thank you for your report {reference}. What we can see is not enough for us to act. If it happens again, report it with the message or photo.', 'Other', 'dismiss', null, 'en'),
  ('answer', 'We are fixing it', 'Hello {reporter}, thank you for your report {reference}. We found the problem and are fixing it.', 'Bug Report', 'dismiss', null, 'en'),
  ('reason', 'Asking for money', 'You asked another member for money or offered some.', null, 'ban', 'no-money', 'en'),
  ('reason', 'Photo of someone else', 'This photo does not show you.', 'Inappropriate Content', 'remove-photo', 'own-photos', 'en'),
  ('reason', 'Nudity', 'This photo shows nudity.', 'Inappropriate Content', 'remove-photo', 'no-nudity', 'en'),
  ('answer', 'We acted on it', 'Hello {reporter}, thank you for your report {reference}. We looked into it and took action. To protect everyone''s privacy, we don''t share details.', null, 'warn', null, 'en'),
  ('answer', 'Nothing against our rules', 'Hello {reporter}, thank you for your report {reference}. We looked into it and found nothing against our rules. You can block anyone you don''t want to meet.', null, 'dismiss', null, 'en'),
  ('answer', 'About your payment', 'Hello {reporter}, thank you for your report {reference}. We looked at your payments. You can find every invoice under Premium.', 'Payment Problem', 'dismiss', null, 'en'),
  ('reason', 'Harassment', 'You insulted or threatened another member. Everyone here has the right to be treated with respect.', 'Harassment', 'warn', 'respect', 'en'),
  ('reason', 'Unwanted sexual content', 'You sent sexual content to someone who had not asked for it.', 'Inappropriate Content', 'suspend', 'consent', 'en'),
  ('reason', 'Fake account', 'Your account pretends to be someone else.', null, 'ban', 'real-person', 'en'),
  ('reason', 'Contact details', 'Your profile has contact details or an ad.', null, 'remove-text', 'no-spam', 'en');

insert into ladder (id, version, strike_days) values
  (true, 1, 365);
