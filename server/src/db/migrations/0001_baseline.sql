-- Tables, constraints, indexes and the rows of a new database. Functions, views and triggers are files of ../routines:
-- nothing here may need them.

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
  -- What the member reads, as a code of contract/src/languages.ts. Null is not known yet: then they get English.
  language text,
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
  -- What the member looks for that the service never offers to widen: `ages`, `distance` or `bothWays`.
  deal_breakers text[] not null default '{}'::text[],
  -- How the member reads distances. Without a choice, the region of their browser decides.
  distance_unit text check (distance_unit in ('km', 'mi')),
  -- What members wrote into fields of the owner, what they ask of others, and when they agreed for sensitive fields, each by the
  -- number of the field: {"17": [1, 3], "23": 180, "40": "a text"}, {"17": [1], "23": {"from": 160, "to": 190}},
  -- {"17": "2026-12-01T00:00:00.000Z"}.
  own_fields jsonb not null default '{}'::jsonb,
  asked_fields jsonb not null default '{}'::jsonb,
  field_consents jsonb not null default '{}'::jsonb,
  -- Words that the member does not want to read. Their app hides messages and notes that have one.
  hidden_words text[] not null default '{}'::text[] check (cardinality(hidden_words) <= 50),
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
  -- The middle of the face, as shares of the picture from its left and top. Without it, pictures are cut around a usual place.
  focal_x double precision,
  focal_y double precision,
  primary key (member_id, "position") deferrable,
  constraint photo_check check ((review = 'rejected') = (review_reason is not null)),
  constraint photo_focus_check check ((focal_x is null) = (focal_y is null) and focal_x >= 0::double precision and focal_x <= 1::double precision and focal_y >= 0::double precision and focal_y <= 1::double precision)
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
create index notice_age on notice using brin (created_at) with (autosummarize='on');

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
create index report_case_reference on report_case ("right"(id::text, 6));

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
  -- The part of the profile that was liked: the public id of a photo, a prompt or a question. `part_said` is what an answer said
  -- at that time, as text or as the number of the answer, so that another one is never shown in its place.
  part_kind text collate "C" constraint choice_part_kind check (part_kind in ('photo', 'prompt', 'question')),
  part_id text collate "C",
  part_said text,
  -- The note as it is read by someone who doesn't see whose it is.
  note_without_names text,
  -- A like that the other is not told of before then: its sender hides their activity, or a block ended on this day. Null for
  -- all others, and from then on: a job writes it.
  waits_until timestamptz,
  -- The other has seen whose like it is, as the one hidden like that they may look at.
  opened boolean not null default false,
  primary key (member_id, other_id),
  constraint choice_check check (note is null or length(note) between 1 and 280 and (kind in ('like', 'superlike'))),
  constraint choice_check1 check (member_id <> other_id),
  constraint choice_part_id check ((part_kind is null) = (part_id is null))
);
-- Who liked a member. Also finds what an erased member received.
create index choice_received on choice (other_id, stored_at desc, member_id desc) where kind in ('like', 'superlike');
create index choice_other on choice (other_id);
create index choice_waiting on choice (waits_until, other_id) where waits_until is not null;

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
  -- Whether the member has yet to see that there is this match. The one who made it saw it immediately.
  unseen boolean not null default false,
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
  people uuid[] not null,
  -- The deck has the changes of all transactions before this one.
  changes_from xid8
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
  -- The text by which the member asked that premium begins immediately and agreed to pay for the days used, and when. Null
  -- if they never did.
  begin_version text,
  begin_agreed_at timestamptz,
  -- When the member was last reminded that it renews automatically.
  reminded_at timestamptz,
  -- The price that the provider charges from the next period on, for the same plan.
  next_amount integer,
  constraint subscription_planned check ((planned_plan is null) = (planned_at is null) and (planned_plan is null) = (planned_amount is null))
);
create index subscription_member on subscription (member_id, created_at desc);
create index subscription_premium on subscription (member_id, premium_until) where premium_until is not null;
create index subscription_newest on subscription (created_at desc, id desc);
create index subscription_customer on subscription (customer_id);
create index subscription_coupon on subscription (coupon) where coupon is not null;

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
  period_amount integer,
  -- What an invoice charges after credit and with what was owed.
  amount_due integer
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
  -- A withdrawal from the contract has requested it.
  of_withdrawal boolean not null default false,
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
  kind text not null check (kind in ('recurring', 'subscribers', 'new', 'expansion', 'contraction', 'churn', 'reactivation', 'paid', 'refunded', 'withdrawn')),
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
  -- Up to where a member received and read messages while they showed their activity, which is what the other one sees.
  shown_delivered_to integer not null default 0,
  shown_read_to integer not null default 0,
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
  -- Whether a message has enough to be sent follows from its contents, and the service checks it.
  constraint message_deleted_is_empty check (deleted_at is null or body is null and photo_id is null)
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
  sent_at timestamptz not null,
  -- Every message that is read says it. Null in photos of removed messages that come back from decisions of before.
  likely_nude boolean default false
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
  -- Whether the member was asked, on any device, if they want pushes. They are asked once.
  push_offered boolean not null default false,
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
  field text collate "C" check (field in ('bio', 'prompts', 'fields')),
  -- What undoing it restores.
  before jsonb not null default '{}'::jsonb,
  notified_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references member(id) on delete set null,
  reversed_at timestamptz,
  reversed_by uuid references member(id) on delete set null,
  -- The reason as the decider wrote it, if the subject got the version in their language. Null if `reason` is what was written.
  written_reason text,
  constraint decision_check check ((action = 'dismiss') = (ground is null)),
  constraint decision_check2 check (notified_at is null or undone_at is null),
  constraint decision_timed_check check ((action = 'suspend') = (until is not null))
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
  constraint ladder_step_of_type unique nulls not distinct (problem_type, strikes),
  constraint ladder_step_timed_check check ((action = 'suspend') = (days is not null))
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
  -- What a canned text is in other languages than its own, by language, each with `title` and `body`. Its own is English if
  -- it has a version in English.
  other_versions jsonb not null default '{}'::jsonb,
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
  -- What someone without an account reads, so that the outcome of their notice is mailed in it.
  language text,
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
  questions bit(416) not null,
  -- For each field that matters to a member, what they accept: see asked_field_codes().
  asked_fields int4multirange[],
  -- The interests with numbers above 92, for which `questions` has no bits: see more_interest_bits(). Null for members without any.
  more_interests bit(64),
  -- 2: their photos were compared with a picture of the moment; 1: excused from that; 0: neither.
  checked smallint not null default 0
) with (fillfactor = 90);
create index card_named on card using gin (first_name_key gin_trgm_ops);
create index card_found on card (found_at);
-- Searches nearby read only the cards nearby.
create index card_placed on card (zone, gender, seeks, seek_min_age, seek_max_age, born);
-- Lists of the newest people read only this index.
create index card_latest on card (joined_on desc, member_id desc) include (gender, seeks, born, seek_min_age, seek_max_age, zone, x, y, z, reach, incognito, asked_fields);

-- How much questions matter to members who have a card. Only lists sorted by score read it.
create table card_weight (
  member_id uuid primary key references card(member_id) on delete cascade,
  -- The questions that matter 50 or 250, and those that matter 10 or 250. The accepted answers to these.
  requires bit(80) not null,
  tens_asked bit(80) not null,
  needs bit(320) not null,
  tens bit(320) not null
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

-- Cards that appeared or changed so that others can newly find them, for the decks that were made before. A job deletes
-- what is older than every deck.
create table card_change (
  member_id uuid not null references member(id) on delete cascade,
  -- The only member who can newly find them; null if it can be anyone.
  viewer_id uuid references member(id) on delete cascade,
  -- Transactions commit in another order than they begin, so a time would miss changes.
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  constraint card_change_once unique nulls not distinct (member_id, viewer_id)
);
create index card_change_by on card_change (changed_by);
create index card_change_viewer on card_change (viewer_id);

-- The processes that run now. Nothing of it outlasts them: it is on no standby, and a restore deletes it.
create unlogged table process (
  id uuid primary key,
  role text not null check (role in ('web', 'jobs', 'all')),
  version text not null,
  files text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- The districts of this night's estimate, which are estimated one after the other, so that its memory does not grow with the
-- number of members. Rectangles of zones are the first and the last row from the south, and the first and last column from
-- the west.
create table estimate_district (
  number integer primary key,
  -- Whose bonuses it finds.
  people smallint[] not null,
  -- Who takes part.
  around smallint[] not null,
  cards integer not null,
  divided_at timestamptz not null,
  done boolean not null default false
);

-- Passes that are older than a year, many in a row: `passed_at` has the time of each of `other_ids`, which are sorted. `last_id` is
-- the greatest of them, and each row of a member has the ids that are greater than those of the row before. A pass is here
-- or in `choice`, never in both.
create table old_passes (
  member_id uuid not null references member(id) on delete cascade,
  last_id uuid not null,
  other_ids uuid[] not null,
  passed_at timestamptz[] not null,
  primary key (member_id, last_id),
  constraint old_passes_complete check (cardinality(other_ids) = cardinality(passed_at) and cardinality(other_ids) > 0)
);
-- Finds what others have of a member who is erased.
create index old_passes_other on old_passes using gin (other_ids);

-- Bans for fraud, by a decision of the desk or on the page of users. Everyone whom the member wrote to is warned.
create table fraud_ban (
  id uuid primary key,
  member_id uuid not null references member(id) on delete cascade,
  -- Null for a ban on the page of users.
  decision_id uuid references decision(id) on delete cascade,
  banned_at timestamptz not null,
  -- Its end; null if it has none. A ban that has ended is not reversed.
  until timestamptz,
  reversed_at timestamptz,
  -- The bulk change that reversed it and can be undone. It is deleted after a month, so nothing refers to it.
  reversed_by uuid,
  -- When the job looks at it; null once everyone whom it concerns was notified.
  due_at timestamptz,
  -- How many people were warned because of it, and for how many that was withdrawn.
  warned integer not null default 0 check (warned >= 0),
  withdrawn integer not null default 0 check (withdrawn >= 0)
);
create index fraud_ban_member on fraud_ban (member_id);
create unique index fraud_ban_decision on fraud_ban (decision_id) where decision_id is not null;
create index fraud_ban_due on fraud_ban (due_at) where due_at is not null;

-- Whom a member who was banned for fraud had written to, and who was warned. One row for each two people.
create table fraud_warning (
  recipient_id uuid not null references member(id) on delete cascade,
  id uuid not null,
  -- The banned member; null once they are erased.
  member_id uuid references member(id) on delete set null,
  ban_id uuid references fraud_ban(id) on delete set null,
  -- The name that the recipient saw; null once they are erased.
  name text,
  last_wrote_at timestamptz not null,
  warned_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (recipient_id, id),
  constraint fraud_warning_pair unique (member_id, recipient_id)
);
create index fraud_warning_ban on fraud_warning (ban_id) where ban_id is not null;

-- Withdrawals from contracts within 14 days. Their sums stay when the member is erased, without the member.
create table withdrawal (
  id uuid primary key default gen_random_uuid(),
  subscription_id text not null unique,
  member_id uuid references member(id) on delete set null,
  -- What the person has given, and where the receipt went. Both are empty once the member is erased.
  name text not null,
  email text not null,
  -- Whether it came by the link of a mail, without signing in.
  by_link boolean not null,
  plan text not null check (plan in ('monthly', 'quarterly', 'annual')),
  concluded_at timestamptz not null,
  -- The text by which the member asked that premium begins immediately. Null if they never did.
  begin_version text,
  currency text not null,
  price integer not null check (price >= 0),
  used integer not null check (used >= 0),
  used_days integer not null check (used_days >= 0),
  all_days integer not null check (all_days >= 0),
  earlier integer not null check (earlier >= 0),
  returned integer not null check (returned >= 0),
  to_card integer not null check (to_card >= 0),
  to_credit integer not null check (to_credit >= 0),
  declared_at timestamptz not null,
  -- The same moment by the clock of payments, which a demo can move.
  paid_until timestamptz not null,
  -- When the provider had ended the subscription, and what credit had paid was credit again.
  done_at timestamptz
);
create index withdrawal_member on withdrawal (member_id, declared_at desc) where member_id is not null;

-- What members saw and agreed to about renewal. Kept for three years after the contract has ended, without the member once they are erased.
create table renewal_consent (
  subscription_id text primary key,
  member_id uuid references member(id) on delete set null,
  plan text not null check (plan in ('monthly', 'quarterly', 'annual')),
  -- What each renewal costs, and after how many months.
  amount integer not null check (amount >= 0),
  currency text not null,
  months integer not null check (months > 0),
  -- What the page said is due immediately. Null for a trial.
  due_first integer check (due_first >= 0),
  coupon text,
  trial_end timestamptz,
  -- The version of the text. Null if the client did not say.
  text_version text,
  agreed_at timestamptz not null
);
create index renewal_consent_member on renewal_consent (member_id, agreed_at desc) where member_id is not null;

-- Which languages of the pages were read by someone who grew up with them. One without a row is not read yet.
create table translation_reading (
  -- A code of contract/src/languages.ts.
  language text primary key collate "C",
  -- Who read it, in the words of the administrator who marked it.
  reader text not null check (length(reader) between 1 and 80),
  -- The hash of the texts that were read.
  version text collate "C" not null,
  -- Null once they are erased.
  marked_by uuid references member(id) on delete set null,
  marked_at timestamptz not null
);
create index translation_reading_marked_by on translation_reading (marked_by) where marked_by is not null;

-- What the owner of the site decided, as one document for each version. The latest one is served; without any, the defaults.
create table site_version (
  number integer primary key check (number > 0),
  -- SiteDocument of the contract, as it was when it was published.
  document jsonb not null,
  -- What it changed: [{path, before, after}].
  changes jsonb not null,
  -- Null once they are erased.
  published_by uuid references member(id) on delete set null,
  published_at timestamptz not null
);
create index site_version_published_by on site_version (published_by) where published_by is not null;

-- The draft: what would be different in the next version.
create table site_change (
  path text primary key collate "C",
  value jsonb not null,
  changed_by uuid references member(id) on delete set null,
  changed_at timestamptz not null
);
create index site_change_changed_by on site_change (changed_by) where changed_by is not null;

-- Which value an administrator is editing now.
create table site_editor (
  member_id uuid primary key references member(id) on delete cascade,
  path text collate "C" not null,
  seen_at timestamptz not null
);

-- Logos and icons, drawn again.
create table site_image (
  id uuid primary key,
  kind text not null check (kind in ('logo', 'icon')),
  png bytea not null,
  uploaded_at timestamptz not null
);

-- The texts of binding pages, word for word, as members accepted them. No one's data: they stay when members are erased.
create table accepted_text (
  -- Made of what follows, so that a text is stored once.
  id uuid primary key,
  slug text collate "C" not null,
  version integer not null check (version >= 0),
  language text not null,
  title text not null,
  body text not null,
  -- When the first member accepted it.
  stored_at timestamptz not null
);

-- Which member accepted which version of a page. Nothing refers to accepted_text, as each acceptance would lock its row.
create table acceptance (
  member_id uuid not null references member(id) on delete cascade,
  slug text collate "C" not null,
  version integer not null,
  text_id uuid not null,
  accepted_at timestamptz not null,
  primary key (member_id, slug, version)
);
create index acceptance_text on acceptance (text_id);

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
  facts jsonb not null default '[]'::jsonb,
  -- Why it was refused.
  refusal text collate "C",
  alarmed_at timestamptz,
  -- What was hidden because it was not decided in time, and how to show it again.
  hidden_at timestamptz,
  hidden jsonb not null default '[]'::jsonb
);
create index picture_request_due on picture_request (due_at);

-- The hashes of each stored photo. All are null if its file can't be read, the perceptual ones also if it shows nothing.
create table photo_hash (
  public_id text primary key collate "C",
  -- SHA-256 of its largest file.
  exact bytea check (length(exact) = 32),
  perceptual bit(64),
  -- The perceptual hash of its mirror image.
  mirrored bit(64),
  -- How likely a photo is a nude, in percent; null if it was not classified. Whether it is treated as one is decided when it
  -- arrives.
  nude_percent smallint,
  likely_nude boolean not null default false
);
create index photo_hash_exact on photo_hash (exact);
-- Finds photos of which 16 of the 64 bits are the same, or all but one: two that differ in at most six bits have such a quarter.
create index photo_hash_bands on photo_hash using gin ((array[substring(perceptual from 1 for 16)::bit(16)::integer, 65536 + substring(perceptual from 17 for 16)::bit(16)::integer, 131072 + substring(perceptual from 33 for 16)::bit(16)::integer, 196608 + substring(perceptual from 49 for 16)::bit(16)::integer])) where perceptual is not null;

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

-- What members with a card wrote into fields with choices or a number: see own_field_codes(). Only filters by fields read it, so a
-- card is no wider. Members without any have no row.
create table card_field (
  member_id uuid primary key references card(member_id) on delete cascade,
  own_fields int4multirange not null
);

-- Keys with which other programs read. A revoked one stays for a while, so that the team sees what it was.
create table api_key (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  -- A digest with a key that follows from the secret of the installation. The key itself is not stored.
  digest bytea not null check (length(digest) = 32) unique,
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute integer not null check (per_minute > 0),
  created_at timestamptz not null,
  -- Null once they are erased.
  created_by uuid references member(id) on delete set null,
  ends_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_key_name on api_key (name) where revoked_at is null;
create index api_key_created_by on api_key (created_by) where created_by is not null;

-- Addresses of other programs, to which events are sent.
create table webhook (
  id uuid primary key,
  url text not null check (length(url) between 1 and 500),
  -- Codes of contract/src/integrations/events.ts.
  events text[] not null check (cardinality(events) > 0),
  -- Whether the member's name and address are sent too.
  with_names boolean not null,
  -- The secret that signs, sealed. The one before signs too until its time.
  secret text not null,
  old_secret text,
  old_until timestamptz,
  created_at timestamptz not null,
  -- Null once they are erased.
  created_by uuid references member(id) on delete set null,
  -- Counts the changes: one that is based on an earlier state is refused.
  version integer not null default 1,
  -- The first failure since the last success.
  failing_since timestamptz,
  off_at timestamptz,
  off_reason text check (off_reason in ('team', 'gone', 'failing')),
  constraint webhook_off check ((off_at is null) = (off_reason is null)),
  constraint webhook_old_secret check ((old_secret is null) = (old_until is null))
);
create index webhook_created_by on webhook (created_by) where created_by is not null;

-- What happened, stored with the change itself. Only ids: names are read when it is sent.
create table webhook_event (
  id uuid primary key,
  type text collate "C" not null,
  about jsonb not null,
  -- Whom it is about. No foreign key, as it may be stored before and after the member's row.
  member_id uuid,
  at timestamptz not null default now()
);
create index webhook_event_at on webhook_event (at);
create index webhook_event_member on webhook_event (member_id) where member_id is not null;

-- What is sent where, with the last try.
create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook(id) on delete cascade,
  event_id uuid not null references webhook_event(id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Three days are counted from then on.
  first_tried_at timestamptz,
  tried_at timestamptz,
  status integer,
  duration_ms integer,
  -- Its beginning.
  response text check (length(response) <= 1000),
  fault text
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at) where state = 'waiting';
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_event on webhook_delivery (event_id);

-- Imports of members from a file. An import begins while its file is still arriving.
create table import (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  created_by uuid references member(id) on delete set null,
  created_at timestamptz not null,
  state text collate "C" not null check (state in ('receiving', 'received', 'checking', 'checked', 'running', 'finished', 'stopped')),
  paused boolean not null default false,
  -- Bytes of the file, how many of them have arrived, and in how many parts.
  size integer not null check (size > 0),
  received integer not null default 0,
  parts integer not null default 0,
  -- The end of what has arrived, which is no whole record yet, and the line that it starts in.
  rest bytea not null default '\x'::bytea,
  next_line integer not null default 1,
  separator text,
  heads text[] not null default '{}'::text[],
  -- Records of the file without the headings.
  total integer not null default 0,
  -- The column of each field.
  columns jsonb not null default '{}'::jsonb,
  date_format text collate "C" not null default 'ymd' check (date_format in ('ymd', 'dmy', 'mdy')),
  language text collate "C" not null default 'en',
  -- Where the data come from, for the mail to those who are invited.
  source text check (length(source) between 1 and 200),
  -- The last line that the present check or import has been through, and how many those were.
  reached integer not null default 0,
  done integer not null default 0,
  -- Outcomes of the last check.
  counts jsonb not null default '{}'::jsonb,
  invited integer not null default 0,
  mailed integer not null default 0,
  accepted integer not null default 0,
  refused integer not null default 0,
  finished_at timestamptz
);
create index import_creator on import (created_by);

-- The lines of a file. They are deleted when the import ends.
create table import_line (
  import_id uuid not null references import(id) on delete cascade,
  -- The line of the file that the record starts in.
  line integer not null,
  cells text[] not null,
  -- A quote that is never closed, so that the cells are a guess.
  broken boolean not null default false,
  -- In lower case, once the line was checked.
  email text collate "C",
  outcome text collate "C" check (outcome in ('ready', 'partly', 'wrong', 'young', 'member', 'invited', 'duplicate', 'refused')),
  -- [{column, value, code}]
  faults jsonb not null default '[]'::jsonb,
  primary key (import_id, line)
);
create index import_line_email on import_line (email, import_id, line) where email is not null;

-- People who were imported and have not accepted. They are no members, and nothing but their invitation reads this.
create table invited (
  id uuid primary key,
  import_id uuid not null references import(id) on delete cascade,
  email text collate "C" not null check (email !~ '[A-Z]' and length(email) between 3 and 254) unique,
  language text collate "C" not null,
  details jsonb not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  reminded_at timestamptz
);
create index invited_import on invited (import_id);
create index invited_unmailed on invited (id) where mailed_at is null;
create index invited_mailed on invited (mailed_at) where mailed_at is not null;
create index invited_reminded on invited (reminded_at) where reminded_at is not null;

-- Digests of the addresses of people who had their imported data deleted, so that no later import invites them again.
create table refused_invitation (
  digest bytea primary key check (length(digest) = 32),
  refused_at timestamptz not null
);
create index refused_invitation_time on refused_invitation (refused_at);

-- The permanent number of each interest, from 1, and of each question, from 0: its bit in a card. A number is never given to
-- another choice, and no row is deleted. Interests that the owner of the site added get theirs when they are published.
create table choice_number (
  catalog text collate "C" not null check (catalog in ('interests', 'questions')),
  key text collate "C" not null,
  number integer not null check (number >= 0),
  -- Whether the owner of the site retired the question: it is no longer asked, shown or counted, and its answers stay.
  retired boolean not null default false,
  primary key (catalog, key),
  unique (catalog, number)
);

-- Subscriptions of an old price that move to another one, each after a notice to its member.
create table price_move (
  id uuid primary key,
  plan text collate "C" not null check (plan in ('monthly', 'quarterly', 'annual')),
  currency text collate "C" not null,
  from_amount integer not null check (from_amount > 0),
  to_amount integer not null,
  -- The first day on which the new price can be charged.
  starts_on date not null,
  created_by uuid references member(id) on delete set null,
  created_at timestamptz not null,
  stopped_at timestamptz,
  finished_at timestamptz,
  constraint price_move_check check (to_amount > 0 and to_amount <> from_amount)
);
create index price_move_creator on price_move (created_by);
create index price_move_open on price_move (id) where stopped_at is null and finished_at is null;

create table price_move_item (
  move_id uuid not null references price_move(id) on delete cascade,
  subscription_id text not null references subscription(id) on delete cascade,
  notified_at timestamptz,
  -- As the notice says. It is later than that of the move if the notice was late.
  starts_on date,
  starts_at timestamptz,
  outcome text collate "C" check (outcome in ('moved', 'left', 'stopped')),
  -- The member was notified of a move that was stopped, and has not heard that it was.
  apology_due boolean not null default false,
  primary key (move_id, subscription_id),
  constraint price_move_item_check check ((notified_at is null) = (starts_on is null) and (notified_at is null) = (starts_at is null))
);
create unique index price_move_item_open on price_move_item (subscription_id) where outcome is null;
create index price_move_item_subscription on price_move_item (subscription_id);
create index price_move_item_unnotified on price_move_item (move_id, subscription_id) where outcome is null and notified_at is null;
create index price_move_item_apology on price_move_item (move_id, subscription_id) where apology_due;

-- Codes with which people can register. One belongs to a member, or to a partner of the owner.
create table invitation_code (
  id uuid primary key,
  code text collate "C" not null check (code ~ '^[A-HJ-NP-Z2-9]{12}$') unique,
  member_id uuid references member(id) on delete cascade unique,
  partner text check (length(partner) between 1 and 80),
  note text check (length(note) between 1 and 300),
  -- Null for the code of a member: the site says how many people each member can bring.
  most_uses integer check (most_uses > 0),
  -- Those who joined, also if they have been erased since. A registration that no one confirmed is taken away again.
  uses integer not null default 0 check (uses >= 0),
  until date,
  created_at timestamptz not null,
  -- Null once they are erased.
  created_by uuid references member(id) on delete set null,
  revoked_at timestamptz,
  constraint invitation_code_check check ((member_id is null) <> (partner is null)),
  constraint invitation_code_check1 check ((partner is null) = (most_uses is null)),
  constraint invitation_code_check2 check (uses <= most_uses)
);
create index invitation_code_created_by on invitation_code (created_by) where created_by is not null;

-- It says with which code a member came.
create table joined_by_code (
  member_id uuid primary key references member(id) on delete cascade,
  code_id uuid not null references invitation_code(id) on delete cascade,
  joined_at timestamptz not null
);
create index joined_by_code_code on joined_by_code (code_id, member_id);

-- What the safety rules know about an account. Writing to someone who has not answered locks its row.
create table safety_account (
  member_id uuid primary key references member(id) on delete cascade,
  state text collate "C" not null default 'clear' check (state in ('clear', 'slowed', 'held')),
  -- When a slowed account is no longer slowed.
  until timestamptz,
  -- The team looked and found nothing: until then the rules only note.
  trusted_until timestamptz,
  -- The date of birth at the last message, and when it changed.
  born date,
  born_changed_at timestamptz,
  updated_at timestamptz not null
);
create index safety_account_updated on safety_account (updated_at);

-- Whom a member wrote to who has not answered, with hashes of the text, from which it cannot be read. Deleted after a week.
create table first_message (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  at timestamptz not null,
  similar_bits bit(64),
  primary key (member_id, other_id)
);
create index first_message_other on first_message (other_id);
create index first_message_at on first_message (at);

-- That a rule was found in what a member wrote to another one, or did until then.
create table safety_hit (
  member_id uuid not null references member(id) on delete cascade,
  rule text collate "C" not null,
  other_id uuid not null references member(id) on delete cascade,
  at timestamptz not null,
  -- The team looked and found nothing, so that it counts no longer.
  cleared boolean not null default false,
  primary key (member_id, rule, other_id)
);
create index safety_hit_other on safety_hit (other_id);
create index safety_hit_at on safety_hit (at, rule);

-- Each time that rules slowed or held an account.
create table safety_hold (
  id uuid primary key,
  member_id uuid not null references member(id) on delete cascade,
  effect text collate "C" not null check (effect in ('slow', 'hold')),
  points integer not null,
  -- [{rule, people, points}]
  rules jsonb not null,
  began_at timestamptz not null,
  -- What the member says about it.
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  case_id uuid references report_case(id) on delete set null,
  outcome text collate "C" check (outcome in ('released', 'upheld', 'undone', 'ended')),
  ended_at timestamptz,
  ended_by uuid references member(id) on delete set null,
  constraint safety_hold_ended check ((outcome is null) = (ended_at is null))
);
create unique index safety_hold_open on safety_hold (member_id) where outcome is null;
create index safety_hold_queue on safety_hold (began_at, id) where outcome is null and effect = 'hold';
create index safety_hold_began on safety_hold (began_at);
create index safety_hold_member on safety_hold (member_id);
create index safety_hold_case on safety_hold (case_id) where case_id is not null;
create index safety_hold_ended_by on safety_hold (ended_by) where ended_by is not null;

-- Messages of held accounts to people who have not answered. Only their sender sees them.
create table waiting_message (
  member_id uuid not null references member(id) on delete cascade,
  other_id uuid not null references member(id) on delete cascade,
  id uuid not null,
  number bigint generated always as identity,
  contents jsonb not null,
  at timestamptz not null,
  primary key (member_id, other_id, id)
);
create index waiting_message_other on waiting_message (other_id);

-- Whether a photo is the same as one of a banned member.
create table photo_check (
  public_id text primary key collate "C",
  is_banned boolean not null,
  checked_at timestamptz not null
);
create index photo_check_checked on photo_check (checked_at);

-- Whom the team has to approve, before they see anyone and anyone sees them. Who joined while the site did not ask for it has no row.
create table approval (
  member_id uuid primary key references member(id) on delete cascade,
  state text collate "C" not null check (state in ('waiting', 'refused', 'approved')),
  began_at timestamptz not null,
  -- Since when they wait: since they registered, or asked again.
  asked_at timestamptz not null,
  asked integer not null default 1 check (asked > 0),
  -- What the member wrote when they asked again.
  message text check (length(message) between 1 and 1000),
  -- The latest refusal, also while the member waits again.
  reason text collate "C",
  words text check (length(words) between 1 and 1000),
  decided_at timestamptz,
  -- Null when no one decided, because the site no longer asks for it.
  decided_by uuid references member(id) on delete set null,
  constraint approval_decided check ((state = 'waiting') = (decided_at is null)),
  constraint approval_reason check (state <> 'refused' or reason is not null)
);
create index approval_queue on approval (state, asked_at, member_id) where state <> 'approved';
create index approval_decided_by on approval (decided_by) where decided_by is not null;

-- What the owner of the site writes to members. Those who got it have a notice that names it.
create table announcement (
  id uuid primary key,
  -- By language: {title, text}
  texts jsonb not null,
  segment jsonb not null,
  starts_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid references member(id) on delete set null,
  counted integer not null check (counted >= 0),
  -- Members who got it, and how many of them by mail too.
  delivered integer not null default 0,
  mailed integer not null default 0,
  -- Members are taken in the order of their ids. Up to this one they were.
  reached_id uuid,
  -- The day from which members have to accept the page that it announces. Null for one that staff wrote.
  binds_from date,
  stopped_at timestamptz,
  finished_at timestamptz,
  constraint announcement_ended_once check (stopped_at is null or finished_at is null)
);
create index announcement_created_by on announcement (created_by) where created_by is not null;
create index announcement_open on announcement (starts_at, id) where stopped_at is null and finished_at is null;

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
  constraint person_check_settled check (settled_at is null or decided_at is not null and picture is null)
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

-- What the owner wrote down about a duty of law, with what the service knew then. Each is kept as a version of its own.
create table compliance_form (
  duty text collate "C" not null,
  version integer not null check (version > 0),
  answers jsonb not null,
  facts jsonb not null,
  filled_by uuid references member(id) on delete set null,
  filled_at timestamptz not null,
  primary key (duty, version)
);
create index compliance_form_filled_by on compliance_form (filled_by) where filled_by is not null;

-- A card gets a contract that did not ask to begin immediately back in full once. The hash is keyed with our secret.
create table full_return (
  card_hash bytea primary key check (length(card_hash) = 32),
  -- Whose contract it pays for, as long as they can withdraw. Null once they did: then nothing connects the card with them,
  -- and the day is all that stays of the time.
  member_id uuid references member(id) on delete cascade,
  used_at timestamptz not null,
  -- Whether it pays for a contract, and was not only tried.
  pays boolean not null
);
create index full_return_used on full_return (used_at);
create index full_return_member on full_return (member_id) where member_id is not null;

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

insert into canned_text (kind, title, body, problem_type, action, clause, language, other_versions) values
  ('answer', 'Please tell us more', 'Hello {reporter}, thank you for your report {reference}. What we can see is not enough for us to act. If it happens again, report it with the message or photo.', 'Other', 'dismiss', null, 'en', '{"ar": {"body": "مرحبًا {reporter}، شكرًا على بلاغك ‎{reference}. ما أمكننا الاطلاع عليه لا يكفي لاتخاذ إجراء. إذا تكرر الأمر، فيُرجى الإبلاغ عنه مع إرفاق الرسالة أو الصورة.", "title": "نحتاج إلى مزيد من التفاصيل"}, "de": {"body": "Hallo {reporter}, danke für deine Meldung {reference}. Was uns vorliegt, reicht nicht aus, um einzugreifen. Wenn es wieder passiert, melde es mit der Nachricht oder dem Foto.", "title": "Bitte mehr Angaben"}, "es": {"body": "Hola {reporter}, gracias por tu reporte {reference}. Lo que podemos ver no basta para intervenir. Si vuelve a pasar, reporta el mensaje o la foto.", "title": "Necesitamos más datos"}, "fr": {"body": "Bonjour {reporter}, merci pour ton signalement {reference}. Ce que nous voyons ne suffit pas pour intervenir. Si cela se reproduit, signale-le avec le message ou la photo.", "title": "Il nous faut plus de détails"}, "pl": {"body": "Cześć {reporter}, dziękujemy za zgłoszenie {reference}. To, co widzimy, nie wystarcza, żebyśmy mogli zareagować. Jeśli to się powtórzy, zgłoś to razem z wiadomością lub zdjęciem.", "title": "Potrzebujemy więcej informacji"}, "pt": {"body": "Olá {reporter}, agradecemos sua denúncia {reference}. O que conseguimos ver não basta para tomarmos providências. Se acontecer de novo, denuncie incluindo a mensagem ou a foto.", "title": "Precisamos de mais detalhes"}}'),
  ('answer', 'We are fixing it', 'Hello {reporter}, thank you for your report {reference}. We found the problem and are fixing it.', 'Bug Report', 'dismiss', null, 'en', '{"ar": {"body": "مرحبًا {reporter}، شكرًا على بلاغك ‎{reference}. عثرنا على المشكلة ونعمل على إصلاحها.", "title": "نعمل على إصلاح المشكلة"}, "de": {"body": "Hallo {reporter}, danke für deine Meldung {reference}. Wir haben den Fehler gefunden und beheben ihn gerade.", "title": "Wir beheben es"}, "es": {"body": "Hola {reporter}, gracias por tu reporte {reference}. Encontramos el problema y lo estamos arreglando.", "title": "Lo estamos arreglando"}, "fr": {"body": "Bonjour {reporter}, merci pour ton signalement {reference}. Nous avons trouvé le problème et nous le corrigeons.", "title": "Correction en cours"}, "pl": {"body": "Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Znaleźliśmy przyczynę i już to naprawiamy.", "title": "Naprawiamy to"}, "pt": {"body": "Olá {reporter}, agradecemos sua denúncia {reference}. Encontramos o problema e estamos corrigindo.", "title": "Correção em andamento"}}'),
  ('answer', 'We acted on it', 'Hello {reporter}, thank you for your report {reference}. We looked into it and took action. To protect everyone''s privacy, we don''t share details.', null, 'warn', null, 'en', '{"ar": {"body": "مرحبًا {reporter}، شكرًا على بلاغك ‎{reference}. نظرنا فيه واتخذنا إجراءً. حفاظًا على خصوصية الجميع، لا نذكر التفاصيل.", "title": "اتخذنا إجراءً"}, "de": {"body": "Hallo {reporter}, danke für deine Meldung {reference}. Wir haben sie geprüft und eingegriffen. Um die Privatsphäre aller zu schützen, nennen wir keine Einzelheiten.", "title": "Wir haben eingegriffen"}, "es": {"body": "Hola {reporter}, gracias por tu reporte {reference}. Lo revisamos y tomamos medidas. Para proteger la privacidad de todas las personas, no damos detalles.", "title": "Tomamos medidas"}, "fr": {"body": "Bonjour {reporter}, merci pour ton signalement {reference}. Nous l’avons examiné et nous avons pris des mesures. Pour protéger la vie privée de tout le monde, nous ne donnons pas de détails.", "title": "Nous avons pris des mesures"}, "pl": {"body": "Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy je i zareagowaliśmy. Chronimy prywatność wszystkich osób, więc nie podajemy szczegółów.", "title": "Zareagowaliśmy"}, "pt": {"body": "Olá {reporter}, agradecemos sua denúncia {reference}. Analisamos o caso e tomamos providências. Para proteger a privacidade de todas as pessoas, não damos detalhes.", "title": "Tomamos providências"}}'),
  ('reason', 'Asking for money', 'You asked another member for money or offered some.', null, 'ban', 'no-money', 'en', '{"ar": {"body": "طلبت المال من عضو آخر أو عرضته عليه.", "title": "طلب المال"}, "de": {"body": "Du hast ein anderes Mitglied um Geld gebeten oder ihm Geld angeboten.", "title": "Geldforderung"}, "es": {"body": "Le pediste dinero a otro miembro o se lo ofreciste.", "title": "Peticiones de dinero"}, "fr": {"body": "Tu as demandé de l’argent à un autre membre ou tu lui en as proposé.", "title": "Demande d’argent"}, "pl": {"body": "Z twojego konta wysłano innej osobie prośbę o pieniądze albo ofertę pieniędzy.", "title": "Prośba o pieniądze"}, "pt": {"body": "Você pediu ou ofereceu dinheiro a outro membro.", "title": "Pedido de dinheiro"}}'),
  ('answer', 'Nothing against our rules', 'Hello {reporter}, thank you for your report {reference}. We looked into it and found nothing against our rules. You can block anyone you don''t want to meet.', null, 'dismiss', null, 'en', '{"ar": {"body": "مرحبًا {reporter}، شكرًا على بلاغك ‎{reference}. نظرنا فيه ولم نجد ما يخالف قواعدنا. يمكنك حظر أي شخص لا يهمّك التعرّف إليه.", "title": "لا مخالفة لقواعدنا"}, "de": {"body": "Hallo {reporter}, danke für deine Meldung {reference}. Wir haben sie geprüft und nichts gefunden, was gegen unsere Regeln verstößt. Wen du nicht kennenlernen möchtest, kannst du blockieren.", "title": "Kein Verstoß gegen unsere Regeln"}, "es": {"body": "Hola {reporter}, gracias por tu reporte {reference}. Lo revisamos y no encontramos nada que incumpla nuestras normas. Puedes bloquear a cualquier persona que no quieras conocer.", "title": "No incumple nuestras normas"}, "fr": {"body": "Bonjour {reporter}, merci pour ton signalement {reference}. Nous l’avons examiné et n’avons rien trouvé de contraire à nos règles. Tu peux bloquer toute personne que tu ne veux pas rencontrer.", "title": "Rien de contraire à nos règles"}, "pl": {"body": "Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy je i nie znaleźliśmy niczego, co naruszałoby nasze zasady. Możesz zablokować każdą osobę, której nie chcesz poznać.", "title": "Bez naruszenia zasad"}, "pt": {"body": "Olá {reporter}, agradecemos sua denúncia {reference}. Analisamos o caso e não encontramos nada que viole nossas regras. Você pode bloquear qualquer pessoa que não queira conhecer.", "title": "Nenhuma violação das regras"}}'),
  ('answer', 'About your payment', 'Hello {reporter}, thank you for your report {reference}. We looked at your payments. You can find every invoice under Premium.', 'Payment Problem', 'dismiss', null, 'en', '{"ar": {"body": "مرحبًا {reporter}، شكرًا على بلاغك ‎{reference}. راجعنا مدفوعاتك. توجد جميع الفواتير في صفحة «بريميوم».", "title": "بشأن المدفوعات"}, "de": {"body": "Hallo {reporter}, danke für deine Meldung {reference}. Wir haben uns deine Zahlungen angesehen. Alle Rechnungen findest du unter „Premium“.", "title": "Zu deiner Zahlung"}, "es": {"body": "Hola {reporter}, gracias por tu reporte {reference}. Revisamos tus pagos. Todas tus facturas están en Premium.", "title": "Sobre tu pago"}, "fr": {"body": "Bonjour {reporter}, merci pour ton signalement {reference}. Nous avons vérifié tes paiements. Toutes tes factures se trouvent dans Premium.", "title": "À propos de ton paiement"}, "pl": {"body": "Cześć {reporter}, dziękujemy za zgłoszenie {reference}. Sprawdziliśmy twoje płatności. Wszystkie faktury znajdziesz na stronie „Premium”.", "title": "W sprawie płatności"}, "pt": {"body": "Olá {reporter}, agradecemos sua denúncia {reference}. Verificamos seus pagamentos. Todas as faturas estão na página Premium.", "title": "Sobre seu pagamento"}}'),
  ('reason', 'Photo of someone else', 'This photo does not show you.', 'Inappropriate Content', 'remove-photo', 'own-photos', 'en', '{"ar": {"body": "هذه الصورة ليست صورتك.", "title": "صورة لشخص آخر"}, "de": {"body": "Dieses Foto zeigt nicht dich.", "title": "Foto einer anderen Person"}, "es": {"body": "En esta foto no apareces tú.", "title": "Foto de otra persona"}, "fr": {"body": "Ce n’est pas toi sur cette photo.", "title": "Photo d’une autre personne"}, "pl": {"body": "Na tym zdjęciu jest ktoś inny, nie ty.", "title": "Zdjęcie innej osoby"}, "pt": {"body": "A pessoa nesta foto não é você.", "title": "Foto de outra pessoa"}}'),
  ('reason', 'Nudity', 'This photo shows nudity.', 'Inappropriate Content', 'remove-photo', 'no-nudity', 'en', '{"ar": {"body": "تُظهر هذه الصورة عُريًا.", "title": "عُري"}, "de": {"body": "Dieses Foto zeigt Nacktheit.", "title": "Nacktheit"}, "es": {"body": "En esta foto hay desnudez.", "title": "Desnudez"}, "fr": {"body": "Cette photo contient de la nudité.", "title": "Nudité"}, "pl": {"body": "To zdjęcie zawiera nagość.", "title": "Nagość"}, "pt": {"body": "Esta foto mostra nudez.", "title": "Nudez"}}'),
  ('reason', 'Harassment', 'You insulted or threatened another member. Everyone here has the right to be treated with respect.', 'Harassment', 'warn', 'respect', 'en', '{"ar": {"body": "أسأت إلى عضو آخر أو هدّدته. من حق الجميع هنا أن يُعاملوا باحترام.", "title": "مضايقة"}, "de": {"body": "Du hast ein anderes Mitglied beleidigt oder bedroht. Alle hier haben ein Recht darauf, respektvoll behandelt zu werden.", "title": "Belästigung"}, "es": {"body": "Insultaste o amenazaste a otro miembro. Aquí todas las personas tienen derecho a un trato respetuoso.", "title": "Acoso"}, "fr": {"body": "Tu as insulté ou menacé un autre membre. Ici, tout le monde a droit au respect.", "title": "Harcèlement"}, "pl": {"body": "Z twojego konta obrażano inną osobę lub jej grożono. Każdy ma tu prawo do szacunku.", "title": "Nękanie"}, "pt": {"body": "Você insultou ou ameaçou outro membro. Aqui, todas as pessoas têm o direito de ser tratadas com respeito.", "title": "Assédio"}}'),
  ('reason', 'Unwanted sexual content', 'You sent sexual content to someone who had not asked for it.', 'Inappropriate Content', 'suspend', 'consent', 'en', '{"ar": {"body": "أرسلت محتوى جنسيًا إلى شخص لم يطلبه.", "title": "محتوى جنسي غير مرغوب فيه"}, "de": {"body": "Du hast jemandem sexuelle Inhalte geschickt, ohne darum gebeten worden zu sein.", "title": "Unerwünschte sexuelle Inhalte"}, "es": {"body": "Enviaste contenido sexual a alguien que no lo había pedido.", "title": "Contenido sexual no deseado"}, "fr": {"body": "Tu as envoyé du contenu sexuel à quelqu’un qui ne l’avait pas demandé.", "title": "Contenu sexuel non sollicité"}, "pl": {"body": "Z twojego konta wysłano treści seksualne do osoby, która o nie nie prosiła.", "title": "Niechciane treści seksualne"}, "pt": {"body": "Você enviou conteúdo sexual a alguém que não tinha pedido.", "title": "Conteúdo sexual indesejado"}}'),
  ('reason', 'Fake account', 'Your account pretends to be someone else.', null, 'ban', 'real-person', 'en', '{"ar": {"body": "حسابك ينتحل شخصية شخص آخر.", "title": "حساب مزيّف"}, "de": {"body": "Du gibst dich mit deinem Konto als eine andere Person aus.", "title": "Falsche Identität"}, "es": {"body": "Con tu cuenta te haces pasar por otra persona.", "title": "Cuenta falsa"}, "fr": {"body": "Ton compte se fait passer pour quelqu’un d’autre.", "title": "Faux compte"}, "pl": {"body": "Twoje konto podszywa się pod kogoś innego.", "title": "Fałszywe konto"}, "pt": {"body": "Sua conta se passa por outra pessoa.", "title": "Conta falsa"}}'),
  ('reason', 'Contact details', 'Your profile has contact details or an ad.', null, 'remove-text', 'no-spam', 'en', '{"ar": {"body": "في ملفك الشخصي بيانات اتصال أو إعلان.", "title": "بيانات اتصال"}, "de": {"body": "Dein Profil enthält Kontaktdaten oder Werbung.", "title": "Kontaktdaten"}, "es": {"body": "Tu perfil tiene datos de contacto o publicidad.", "title": "Datos de contacto"}, "fr": {"body": "Ton profil contient des coordonnées ou une publicité.", "title": "Coordonnées"}, "pl": {"body": "W twoim profilu są dane kontaktowe lub reklama.", "title": "Dane kontaktowe"}, "pt": {"body": "Seu perfil tem dados de contato ou propaganda.", "title": "Dados de contato"}}');

insert into ladder (id, version, strike_days) values
  (true, 1, 365);

insert into choice_number (catalog, key, number, retired) values
  ('interests', 'hiking', 1, false),
  ('interests', 'camping', 2, false),
  ('interests', 'climbing', 3, false),
  ('interests', 'cycling', 4, false),
  ('interests', 'gardening', 5, false),
  ('interests', 'birdwatching', 6, false),
  ('interests', 'sailing', 7, false),
  ('interests', 'surfing', 8, false),
  ('interests', 'wild-swimming', 9, false),
  ('interests', 'skiing', 10, false),
  ('interests', 'kayaking', 11, false),
  ('interests', 'foraging', 12, false),
  ('interests', 'running', 13, false),
  ('interests', 'yoga', 14, false),
  ('interests', 'gym', 15, false),
  ('interests', 'swimming', 16, false),
  ('interests', 'football', 17, false),
  ('interests', 'tennis', 18, false),
  ('interests', 'basketball', 19, false),
  ('interests', 'martial-arts', 20, false),
  ('interests', 'dancing', 21, false),
  ('interests', 'horse-riding', 22, false),
  ('interests', 'cricket', 23, false),
  ('interests', 'skating', 24, false),
  ('interests', 'cooking', 25, false),
  ('interests', 'baking', 26, false),
  ('interests', 'coffee', 27, false),
  ('interests', 'wine', 28, false),
  ('interests', 'craft-beer', 29, false),
  ('interests', 'tea', 30, false),
  ('interests', 'street-food', 31, false),
  ('interests', 'vegan-food', 32, false),
  ('interests', 'farmers-markets', 33, false),
  ('interests', 'barbecue', 34, false),
  ('interests', 'live-music', 35, false),
  ('interests', 'vinyl', 36, false),
  ('interests', 'guitar', 37, false),
  ('interests', 'piano', 38, false),
  ('interests', 'choir', 39, false),
  ('interests', 'jazz', 40, false),
  ('interests', 'electronic-music', 41, false),
  ('interests', 'classical-music', 42, false),
  ('interests', 'hip-hop', 43, false),
  ('interests', 'festivals', 44, false),
  ('interests', 'karaoke', 45, false),
  ('interests', 'cinema', 46, false),
  ('interests', 'theatre', 47, false),
  ('interests', 'museums', 48, false),
  ('interests', 'photography', 49, false),
  ('interests', 'film-photos', 50, false),
  ('interests', 'drawing', 51, false),
  ('interests', 'painting', 52, false),
  ('interests', 'pottery', 53, false),
  ('interests', 'architecture', 54, false),
  ('interests', 'stand-up', 55, false),
  ('interests', 'writing', 56, false),
  ('interests', 'poetry', 57, false),
  ('interests', 'reading', 58, false),
  ('interests', 'board-games', 59, false),
  ('interests', 'video-games', 60, false),
  ('interests', 'chess', 61, false),
  ('interests', 'puzzles', 62, false),
  ('interests', 'knitting', 63, false),
  ('interests', 'woodworking', 64, false),
  ('interests', 'plants', 65, false),
  ('interests', 'podcasts', 66, false),
  ('interests', 'dogs', 67, false),
  ('interests', 'cats', 68, false),
  ('interests', 'series', 69, false),
  ('interests', 'travel', 70, false),
  ('interests', 'road-trips', 71, false),
  ('interests', 'train-journeys', 72, false),
  ('interests', 'languages', 73, false),
  ('interests', 'volunteering', 74, false),
  ('interests', 'history', 75, false),
  ('interests', 'astronomy', 76, false),
  ('interests', 'science', 77, false),
  ('interests', 'programming', 78, false),
  ('interests', 'flea-markets', 79, false),
  ('interests', 'pub-quizzes', 80, false),
  ('interests', 'meditation', 81, false),
  ('questions', 'weekend-shape', 0, false),
  ('questions', 'early-late', 1, false),
  ('questions', 'home-out', 2, false),
  ('questions', 'tidy', 3, false),
  ('questions', 'cooking', 4, false),
  ('questions', 'meat', 5, false),
  ('questions', 'alcohol', 6, false),
  ('questions', 'smoking', 7, false),
  ('questions', 'sport', 8, false),
  ('questions', 'pets', 9, false),
  ('questions', 'allergic-cats', 10, false),
  ('questions', 'children-want', 11, false),
  ('questions', 'children-partner', 12, false),
  ('questions', 'marriage', 13, false),
  ('questions', 'living-together', 14, false),
  ('questions', 'looking-for', 15, false),
  ('questions', 'exclusive', 16, false),
  ('questions', 'text-often', 17, false),
  ('questions', 'first-meeting', 18, false),
  ('questions', 'first-meeting-where', 19, false),
  ('questions', 'who-pays', 20, false),
  ('questions', 'argue', 21, false),
  ('questions', 'sorry', 22, false),
  ('questions', 'jealous', 23, false),
  ('questions', 'alone-time', 24, false),
  ('questions', 'friends-ex', 25, false),
  ('questions', 'affection', 26, false),
  ('questions', 'love-said', 27, false),
  ('questions', 'surprise', 28, false),
  ('questions', 'birthdays', 29, false),
  ('questions', 'money-save', 30, false),
  ('questions', 'money-share', 31, false),
  ('questions', 'work-meaning', 32, false),
  ('questions', 'work-hours', 33, false),
  ('questions', 'ambition', 34, false),
  ('questions', 'move-for-love', 35, false),
  ('questions', 'travel-how', 36, false),
  ('questions', 'travel-where', 37, false),
  ('questions', 'camping', 38, false),
  ('questions', 'city-country', 39, false),
  ('questions', 'nature', 40, false),
  ('questions', 'religion', 41, false),
  ('questions', 'religion-partner', 42, false),
  ('questions', 'spiritual', 43, false),
  ('questions', 'politics', 44, false),
  ('questions', 'politics-differ', 45, false),
  ('questions', 'climate', 46, false),
  ('questions', 'news', 47, false),
  ('questions', 'phone', 48, false),
  ('questions', 'social-media', 49, false),
  ('questions', 'reading', 50, false),
  ('questions', 'music', 51, false),
  ('questions', 'dancing', 52, false),
  ('questions', 'films', 53, false),
  ('questions', 'games', 54, false),
  ('questions', 'humour', 55, false),
  ('questions', 'teasing', 56, false),
  ('questions', 'punctual', 57, false),
  ('questions', 'decisions', 58, false),
  ('questions', 'risk', 59, false),
  ('questions', 'lies', 60, false),
  ('questions', 'family-close', 61, false),
  ('questions', 'family-meet', 62, false),
  ('questions', 'strangers', 63, false),
  ('questions', 'learning', 64, false),
  ('questions', 'sleep-cool', 65, false),
  ('questions', 'share-bed', 66, false),
  ('questions', 'second-chance', 67, false),
  ('questions', 'health-care', 68, false),
  ('questions', 'festivals', 69, false),
  ('questions', 'gifts', 70, false),
  ('questions', 'apart', 71, false);
