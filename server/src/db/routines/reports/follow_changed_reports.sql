-- A case also gets another version for each report whose status or priority changes, and closes with the last open one.
create or replace function follow_changed_reports() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  cases uuid[];
  changes int[];
begin
  select array_agg(t.case_id), array_agg(t.changes) into cases, changes from (
    select s.case_id, count(*) as changes
    from added a join removed b on b.id = a.id
      cross join lateral (select a.case_id union select b.case_id) as s
    where (a.status, a.priority) is distinct from (b.status, b.priority)
    group by 1 order by 1) as t;
  if cases is null then return null; end if;
  perform pg_advisory_xact_lock(5041228, hashtext(member_id::text)) from report_case where id = any (cases) order by id;
  perform from report_case where id = any (cases) order by id for no key update;
  update report_case c
  set version = version + n.changes, urgency = coalesce(3 - n.rank, c.urgency),
    closed_at = case when n.rank is null then coalesce(c.closed_at, greatest(now(), c.opened_at)) else c.closed_at end
  from (
    select t.id, t.changes, (select max(r.priority_rank) from report r where r.case_id = t.id and r.status_rank <= 1) as rank
    from unnest(cases, changes) as t (id, changes)) as n
  where c.id = n.id;
  return null;
end $$;

create or replace trigger case_follows after update on report
  referencing old table as removed new table as added for each statement execute function follow_changed_reports();
