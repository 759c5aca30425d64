-- Locks the member of a case, its reports, and the case, one change of the person at a time. False when that has to
-- start again.
create or replace function lock_all_of_case(which uuid) returns boolean language plpgsql as $$
declare person uuid;
begin
  select member_id into person from report_case where id = which;
  if person is not null and not lock_members_and_administrators(array[person]) then return false; end if;
  perform from report where case_id = which order by id for no key update;
  perform pg_advisory_xact_lock(5041228, hashtext(member_id::text)) from report_case where id = which;
  perform from report_case where id = which for no key update;
  return true;
end $$;
