-- Undoing a decision removes its events, and restores with each the status that the report had before.
create or replace function undo_report_event() returns trigger language plpgsql as $$
begin
  update report set status = old.from_status, settled_at = null
  where id = old.report_id and status = old.to_status;
  return null;
end $$;

create or replace trigger report_event_undone after delete on report_event
  for each row when (old.from_status in ('pending', 'in_progress')) execute function undo_report_event();
