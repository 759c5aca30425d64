-- A subscription can become known after its member's account was closed and the others were stopped: a process that ended
-- before it stored what it had created, or a payment that the bank confirmed late. Then it is stopped, too. A
-- stop that waits already is not postponed.
create or replace function stop_renewal_of_closed() returns trigger language plpgsql as $$
begin
  if exists (select from member where id = new.member_id and state <> 'active') then
    perform graphile_worker.add_job('stop-renewal', json_build_object('memberId', new.member_id),
      job_key => 'stop-renewal-' || new.member_id, run_at => now() + interval '15 seconds',
      job_key_mode => 'preserve_run_at');
  end if;
  return null;
end $$;

create or replace trigger renewal_of_closed_stopped after insert or update of status, cancel_at_period_end on subscription
  for each row when (new.ended_at is null and not new.cancel_at_period_end) execute function stop_renewal_of_closed();
