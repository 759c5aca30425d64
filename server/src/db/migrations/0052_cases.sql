-- Every report belongs to a case. Reports about one person share one while it is open; one about the service, or about
-- the reporter's own account, is a case alone.
alter table report_case
  add column kind text collate "C" not null default 'person' check (kind in ('person', 'service')),
  -- Counts changes of its reports, so that a decision is refused that was made on another version.
  add column version integer not null default 0,
  -- Of its most urgent open report: 0 is critical.
  add column urgency smallint not null default 3 check (urgency between 0 and 3),
  add column escalated_at timestamptz,
  add column escalated_by uuid references member on delete set null,
  add column claimed_by uuid references member on delete set null,
  add column claimed_until timestamptz,
  add check ((claimed_until is not null) or (claimed_by is null));

insert into report_case (id, kind, opened_at, closed_at)
  select id, 'service', created_at, settled_at from report where case_id is null;
update report set case_id = id where case_id is null;
alter table report alter column case_id set not null;

update report_case c set urgency = 3 - (select max(priority_rank) from report r where r.case_id = c.id
  and (r.status_rank <= 1 or c.closed_at is not null))
where exists (select from report r where r.case_id = c.id and (r.status_rank <= 1 or c.closed_at is not null));

-- The queue: the most urgent first, then the oldest.
create index report_case_queue on report_case (urgency, opened_at, id) where closed_at is null;
create index report_case_claimed_by on report_case (claimed_by) where claimed_by is not null;
create index report_case_escalated_by on report_case (escalated_by) where escalated_by is not null;
