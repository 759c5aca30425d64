-- Only `erase_from_audit` may change rows, and only their details and address.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kindred.erasing', true) <> ''
    and (new.id, new.at, new.actor_id, new.actor_role, new.actor_name, new.actor_email, new.action,
        new.subject_kind, new.subject_id)
      is not distinct from
      (old.id, old.at, old.actor_id, old.actor_role, old.actor_name, old.actor_email, old.action,
        old.subject_kind, old.subject_id)
  then
    return new;
  end if;
  raise exception 'audit rows are permanent' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_permanent before update or delete on audit
  for each row execute function refuse_audit_change();

create or replace trigger audit_never_emptied before truncate on audit
  for each statement execute function refuse_audit_change();
