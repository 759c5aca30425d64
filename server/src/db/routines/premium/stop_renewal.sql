-- A member who closes their account, or whose account is closed, is not charged again. This runs a moment later, when a
-- decision of staff can no longer be undone.
create or replace function stop_renewal() returns trigger language plpgsql as $$
begin
  if exists (select from payment_customer where member_id = new.id) then
    perform add_job('stop-renewal', json_build_object('memberId', new.id),
      job_key => 'stop-renewal-' || new.id, run_at => now() + interval '15 seconds');
  end if;
  return null;
end $$;

create or replace trigger renewal_stopped after update of state on member
  for each row when (old.state = 'active' and new.state <> 'active') execute function stop_renewal();
