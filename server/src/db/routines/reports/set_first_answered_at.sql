create or replace function set_first_answered_at() returns trigger language plpgsql as $$
begin
  update report set first_answered_at = greatest(new.replied_at, created_at)
  where id = new.report_id and first_answered_at is null;
  return null;
end $$;

create or replace trigger reply_answers after insert on reply
  for each row when (not new.is_internal) execute function set_first_answered_at();
