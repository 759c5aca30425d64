create or replace function plan_account_mail() returns trigger language plpgsql as $$
begin
  insert into account_mail as planned (member_id, state, state_by, state_reason, state_until, is_vip, vip_until)
  values (old.id, old.state, old.state_by, old.state_reason, old.state_until, old.is_vip, old.vip_until)
  on conflict (member_id) do update set changed_at = excluded.changed_at;
  return null;
end $$;

create or replace trigger account_mail_planned
  after update of state, state_reason, state_until, is_vip, vip_until on member
  for each row when (
    new.state in ('active', 'deactivated', 'banned')
    and (old.state, old.state_reason, old.state_until, old.is_vip, old.vip_until)
      is distinct from (new.state, new.state_reason, new.state_until, new.is_vip, new.vip_until)
  ) execute function plan_account_mail();
