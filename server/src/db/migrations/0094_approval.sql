-- Whom the team has to approve, before they see anyone and anyone sees them. Who joined while the site did not ask for it has no row.
create table approval (
  member_id uuid primary key references member(id) on delete cascade,
  state text collate "C" not null check (state in ('waiting', 'refused', 'approved')),
  began_at timestamptz not null,
  -- Since when they wait: since they registered, or asked again.
  asked_at timestamptz not null,
  asked int not null default 1 check (asked > 0),
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
