-- A change of many members at once: who asked for what and why, and what became of each.
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
