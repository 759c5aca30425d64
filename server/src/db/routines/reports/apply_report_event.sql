-- Reports get the status of their events, all those of a statement together.
create or replace function apply_report_event() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  changes int := (select count(*) from added where from_status is not null);
  applied int;
begin
  if changes = 0 then return null; end if;
  update report r
  set status = a.to_status,
    settled_at = case when a.to_status <> 'in_progress' then greatest(a.at, r.created_at) end
  from added a
  where r.id = a.report_id and r.status = a.from_status;
  get diagnostics applied = row_count;
  if applied < changes then
    raise exception 'the report is not %', (select string_agg(distinct from_status, ' or ') from added)
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger report_event_applied after insert on report_event
  referencing new table as added for each statement execute function apply_report_event();
