-- Tells every process to drop what it has cached about the member.
create or replace function notify_member_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('member_changed', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  return null;
end $$;

create or replace trigger session_ended after delete on session
  for each row execute function notify_member_changed('member_id');

create or replace trigger member_changed after update of state, staff_role, email_verified_at, vip_until on member
  for each row execute function notify_member_changed('id');

create or replace trigger session_proven after update of factor_at on session
  for each row execute function notify_member_changed('member_id');
