-- When the team opens an account again that it had closed, what that switched off is switched on again. A suspension that
-- has been served is over, but was not undone; the job compares its end with the time of the service, and remembers it.
create or replace function resume_renewal() returns trigger language plpgsql as $$
begin
  if exists (select from subscription where member_id = new.id and stopped_for_account_at is not null
    and not stop_was_served) then
    perform add_job('resume-renewal', json_build_object('memberId', new.id, 'until', old.state_until),
      job_key => 'resume-renewal-' || new.id, run_at => now());
  end if;
  return null;
end $$;

create or replace trigger renewal_resumed after update of state on member
  for each row when (new.state = 'active' and old.state in ('banned', 'deactivated') and old.state_by = 'staff')
  execute function resume_renewal();
