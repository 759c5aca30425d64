-- What members report, and what the team does about it. Reports outlive the people in them.

-- Everything reported about one person hangs together; at most one case on somebody is open.
create table report_case (
  id uuid primary key default gen_random_uuid(),
  member_id uuid references member on delete set null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz check (closed_at >= opened_at)
);

create unique index report_case_open on report_case (member_id) where closed_at is null;
create index report_case_member on report_case (member_id, opened_at desc);

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
  -- What a search looks in: the id, both people and the words, in small letters.
  search_key text collate "C" not null default '',
  check (reporter_id <> reported_id),
  check (reported_id is null or case_id is not null),
  check ((status in ('resolved', 'closed', 'rejected')) = (settled_at is not null))
);

-- Each order of the list is one of these, read forwards or backwards.
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

-- The status of a report is where its last event led; to add an event is the only way to change it.
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

-- What was reported, as it was. No foreign keys to it: it outlives its source. A file that `public_ids` names is kept.
create table evidence (
  report_id uuid not null references report on delete cascade,
  kind text collate "C" not null check (kind in ('profile', 'photo', 'message')),
  content jsonb not null,
  public_ids text[] not null default '{}',
  taken_at timestamptz not null default now(),
  primary key (report_id, kind)
);

create index evidence_photo on evidence using gin (public_ids);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows do not change', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger evidence_frozen before update on evidence for each row execute function refuse_change();

-- Changes of one person's case come one after the other.
create function find_open_case(person uuid, earlier uuid, at timestamptz) returns uuid language plpgsql as $$
declare found_id uuid;
begin
  perform pg_advisory_xact_lock(5041228, hashtext(person::text));
  select id into found_id from report_case where member_id = person and closed_at is null;
  if found_id is null then
    update report_case set closed_at = null where id = earlier returning id into found_id;
  end if;
  if found_id is null then
    insert into report_case (member_id, opened_at) values (person, at) returning id into found_id;
  end if;
  return found_id;
end $$;

create function close_settled_case(which uuid, person uuid, but uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(5041228, hashtext(person::text));
  update report_case set closed_at = greatest(now(), opened_at)
  where id = which and closed_at is null
    and not exists (select from report where case_id = which and id <> but and status_rank < 2);
end $$;

create function begin_report() returns trigger language plpgsql as $$
begin
  if new.reported_id is not null then
    new.case_id := find_open_case(new.reported_id, null, new.created_at);
  end if;
  return new;
end $$;

create trigger report_begins before insert on report for each row execute function begin_report();

create function begin_report_history() returns trigger language plpgsql as $$
begin
  insert into report_event (report_id, number, to_status, by_id, at)
    values (new.id, 1, 'pending', new.reporter_id, new.created_at);
  return null;
end $$;

create trigger report_begun after insert on report for each row execute function begin_report_history();

create function apply_report_event() returns trigger language plpgsql as $$
begin
  if new.from_status is null then return new; end if;
  update report
  set status = new.to_status,
    settled_at = case when new.to_status <> 'in_progress' then greatest(new.at, created_at) end
  where id = new.report_id and status = new.from_status;
  if not found then raise exception 'the report is not %', new.from_status using errcode = 'check_violation'; end if;
  select max(number) + 1 into new.number from report_event where report_id = new.report_id;
  return new;
end $$;

create trigger report_event_applied before insert on report_event
  for each row execute function apply_report_event();

create function follow_report_event() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a status changes by its event' using errcode = 'insufficient_privilege';
  end if;
  if new.status <> 'in_progress' then
    perform close_settled_case(new.case_id, new.reported_id, new.id);
  elsif new.reported_id is not null then
    new.case_id := find_open_case(new.reported_id, new.case_id, new.created_at);
  else
    update report_case set closed_at = null where id = new.case_id;
  end if;
  return new;
end $$;

create trigger report_status before update of status on report
  for each row when (old.status <> new.status) execute function follow_report_event();

create function end_report() returns trigger language plpgsql as $$
begin
  if old.case_id is null then return null; end if;
  perform close_settled_case(old.case_id, old.reported_id, old.id);
  delete from report_case where id = old.case_id and not exists (select from report where case_id = old.case_id);
  return null;
end $$;

create trigger report_ended after delete on report for each row execute function end_report();

create function keep_first_answer() returns trigger language plpgsql as $$
begin
  update report set first_answered_at = greatest(new.replied_at, created_at)
  where id = new.report_id and first_answered_at is null;
  return null;
end $$;

create trigger reply_answers after insert on reply
  for each row when (not new.is_internal) execute function keep_first_answer();

create function report_key(id uuid, reporter uuid, reported uuid, description text)
returns text stable language sql as $$
  select lower(concat_ws(E'\n', id::text,
    (select concat_ws(E'\n', name_key, email) from member where member.id = reporter),
    (select concat_ws(E'\n', name_key, email) from member where member.id = reported),
    description) collate "default")
$$;

create function keep_report_key() returns trigger language plpgsql as $$
begin
  new.search_key := report_key(new.id, new.reporter_id, new.reported_id, new.description);
  return new;
end $$;

create trigger report_key before insert or update of reporter_id, reported_id, description on report
  for each row execute function keep_report_key();

create function keep_report_keys() returns trigger language plpgsql as $$
begin
  update report set search_key = report_key(id, reporter_id, reported_id, description)
  where reporter_id = new.id or reported_id = new.id;
  return null;
end $$;

create trigger report_people after update of name_key, email on member
  for each row when (old.name_key <> new.name_key or old.email <> new.email) execute function keep_report_keys();

-- Counted as members are: appended by whoever changes, folded by one.
create function report_split(status text, priority text, problem_type text) returns text immutable language sql as $$
  select status || ',' || priority || ',' || problem_type
$$;

create function count_added_reports() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select 'report', report_split(status, priority, problem_type), count(*) from added group by 2;
  return null;
end $$;

create function count_removed_reports() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select 'report', report_split(status, priority, problem_type), -count(*) from removed group by 2;
  return null;
end $$;

create function count_changed_reports() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select 'report', split, sum(sign) from (
      select report_split(status, priority, problem_type) as split, 1 as sign from added
      union all
      select report_split(status, priority, problem_type), -1 from removed
    ) as changes
    group by 2 having sum(sign) <> 0;
  return null;
end $$;

create trigger count_added after insert on report
  referencing new table as added for each statement execute function count_added_reports();
create trigger count_removed after delete on report
  referencing old table as removed for each statement execute function count_removed_reports();
create trigger count_changed after update on report
  referencing old table as removed new table as added for each statement execute function count_changed_reports();

create or replace view full_count as
  select s.metric, s.split, count(*) as value
  from member m cross join (select service_zone() as name) as zone,
    lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone.name) as s
  group by 1, 2
  union all
  select s.metric, s.split, count(*)
  from profile p, lateral profile_splits(p.gender, p.birth_date, p.complete) as s
  group by 1, 2
  union all
  select 'report', report_split(status, priority, problem_type) collate "default", count(*) from report group by 2;

create or replace function recount_tally() returns void language plpgsql as $$
begin
  lock table member, profile, report in share row exclusive mode;
  delete from tally_change;
  delete from tally;
  insert into tally select metric, split, value from full_count;
end $$;
