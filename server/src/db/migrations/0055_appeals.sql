-- Who contests a decision: its bearer, or who reported where it was dismissed. Each party once.
create table appeal (
  id uuid primary key,
  decision_id uuid not null references decision on delete cascade,
  -- Null for the bearer.
  report_id uuid references report on delete cascade,
  member_id uuid references member on delete set null,
  message text not null check (length(message) between 1 and 4000),
  made_at timestamptz not null,
  outcome text collate "C" check (outcome in ('upheld', 'partly-reversed', 'reversed')),
  answer text check (length(answer) between 1 and 4000),
  decided_by uuid references member on delete set null,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (answer is null))
);

create unique index appeal_of_bearer on appeal (decision_id) where report_id is null;
create unique index appeal_of_reporter on appeal (decision_id, report_id) where report_id is not null;
create index appeal_open on appeal (made_at, id) where outcome is null;
create index appeal_member on appeal (member_id) where member_id is not null;
create index appeal_report on appeal (report_id) where report_id is not null;
create index appeal_decided_by on appeal (decided_by) where decided_by is not null;

-- Somebody without an account who sent a notice through the form on the public site.
create table notice_sender (
  report_id uuid primary key references report on delete cascade,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  location text not null check (length(location) between 1 and 1000)
);

-- Whose reports are set aside for a time, because those before were made up. They are warned first.
create table reporter_standing (
  member_id uuid primary key references member on delete cascade,
  warned_at timestamptz not null,
  warned_by uuid references member on delete set null,
  reason text not null check (length(reason) between 1 and 2000),
  aside_until timestamptz,
  aside_by uuid references member on delete set null,
  check (aside_until is null or aside_until > warned_at)
);
create index reporter_standing_warned_by on reporter_standing (warned_by) where warned_by is not null;
create index reporter_standing_aside_by on reporter_standing (aside_by) where aside_by is not null;

alter table report add column set_aside boolean not null default false;

-- What was passed to the police or a court, because somebody's life or safety may be in danger.
create table danger_record (
  id uuid primary key,
  case_id uuid references report_case on delete set null,
  member_id uuid references member on delete set null,
  suspicion text not null check (length(suspicion) between 1 and 4000),
  passed_to text not null check (length(passed_to) between 1 and 300),
  passed_what text not null check (length(passed_what) between 1 and 4000),
  reference text check (length(reference) between 1 and 200),
  passed_at timestamptz not null,
  recorded_by uuid references member on delete set null,
  recorded_at timestamptz not null
);
create index danger_record_case on danger_record (case_id) where case_id is not null;
create index danger_record_member on danger_record (member_id) where member_id is not null;
create index danger_record_recorded_by on danger_record (recorded_by) where recorded_by is not null;
