-- Locks all tables together or none. If it waited for one while holding another, it could deadlock with a change of a
-- member.
create or replace function recount_tally() returns void language plpgsql as $$
begin
  -- Prevents `fold_tally` from running in parallel.
  perform pg_advisory_xact_lock(5041230);
  for attempt in 1..1000 loop
    begin
      lock table member, profile, report in share row exclusive mode nowait;
      delete from tally_change;
      delete from tally;
      insert into tally select metric, split, value from full_count;
      return;
    exception when lock_not_available then
      perform pg_sleep(0.02);
    end;
  end loop;
  raise exception 'the tables of the counts could not be locked for a recount within 20 seconds' using errcode = 'lock_not_available';
end $$;
