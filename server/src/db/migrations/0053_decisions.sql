-- What the team decided about a case. It takes effect at once; its messages leave when it can no longer be undone.
create table decision (
  id uuid primary key,
  case_id uuid references report_case on delete set null,
  -- Whom it is about. Null for a case about the service, or when they were erased.
  member_id uuid references member on delete set null,
  action text collate "C" not null
    check (action in ('dismiss', 'warn', 'suspend', 'ban', 'remove-photo', 'remove-text')),
  decided_by uuid references member on delete set null,
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
  automated_decision text collate "C" not null default 'not-automated'
    check (automated_decision in ('fully', 'partially', 'not-automated')),
  reason text check (length(reason) <= 2000),
  -- For the team alone.
  note text check (length(note) <= 2000),
  strikes smallint not null default 0 check (strikes >= 0),
  -- The photo that it hides, or the text that it removes.
  photo_id text collate "C",
  field text collate "C" check (field in ('bio', 'prompts')),
  -- What undoing it restores.
  before jsonb not null default '{}',
  told_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references member on delete set null,
  reversed_at timestamptz,
  reversed_by uuid references member on delete set null,
  check ((action = 'dismiss') = (ground is null)),
  check ((action = 'suspend') = (until is not null)),
  check (told_at is null or undone_at is null)
);

create index decision_case on decision (case_id, decided_at desc) where case_id is not null;
create index decision_member on decision (member_id, decided_at desc) where member_id is not null;
create index decision_time on decision (decided_at desc, id desc);
create index decision_by on decision (decided_by) where decided_by is not null;
create index decision_undone_by on decision (undone_by) where undone_by is not null;
create index decision_reversed_by on decision (reversed_by) where reversed_by is not null;

-- The reports that a decision answers, and what their reporters are told once it stands.
create table decision_report (
  decision_id uuid not null references decision on delete cascade,
  report_id uuid not null references report on delete cascade,
  outcome text collate "C" not null check (outcome in ('resolved', 'closed', 'rejected')),
  answer text check (length(answer) between 1 and 4000),
  primary key (decision_id, report_id)
);

create index decision_report_report on decision_report (report_id);

-- The usual next step for who has this many strikes.
create table ladder_step (
  strikes smallint primary key check (strikes >= 0),
  action text collate "C" not null check (action in ('warn', 'suspend', 'ban')),
  days smallint check (days between 1 and 365),
  check ((action = 'suspend') = (days is not null))
);
insert into ladder_step values (0, 'warn', null), (1, 'suspend', 3), (2, 'suspend', 14), (3, 'ban', null);

alter table notice drop constraint notice_about_of_kind;
alter table notice add constraint notice_about_of_kind check (case kind
    when 'match' then about ?& array['memberId', 'firstName']
    when 'message' then about ?& array['memberId', 'firstName']
    when 'like' then about ? 'count'
    when 'superlike' then about ? 'count'
    when 'search.new-people' then about ?& array['searchId', 'searches']
    when 'report.reply' then about ? 'reportId'
    when 'report.outcome' then about ?& array['reportId', 'status']
    when 'photo.rejected' then about ? 'reason'
    when 'premium' then about ? 'event'
    when 'security' then about ? 'event'
    when 'team.many-changes' then about ?& array['action', 'count']
    when 'decision.made' then about ?& array['action', 'link']
    when 'appeal.decided' then about ?& array['outcome', 'link']
    when 'reports.standing' then about ?& array['reason', 'asideUntil']
    else false
  end);
