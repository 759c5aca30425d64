-- Removes data about an erased member from the audit log: what was done to them, and the addresses from which they
-- acted as a member. Text is removed only where they are the recorded subject, or the invited owner of a confirmed
-- address, so that no account created for the purpose removes text about others. Which member of staff acted, and from
-- where, stays.
create or replace function erase_from_audit(row_id uuid, member uuid, actor uuid, role text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased integer;
  mailbox text;
begin
  if not exists (select from member m where m.id = erase_from_audit.member and m.state = 'erased') then
    raise exception 'only erased members can be removed from the audit log' using errcode = 'insufficient_privilege';
  end if;
  select m.email into mailbox from member m
    where m.id = erase_from_audit.member and m.email_verified_at is not null;
  perform set_config('kindred.erasing', member::text, true);
  update audit set details = '{"erased": true}' where subject_id = member;
  get diagnostics erased = row_count;
  update audit set address = null
    where actor_id = member and actor_role = 'member' and address is not null;
  update audit set details = (details - 'email') || '{"erased": true}'
    where subject_kind = 'invitation' and details ->> 'email' = mailbox;
  perform set_config('kindred.erasing', '', true);
  insert into audit (id, actor_id, actor_role, action, subject_kind, subject_id, details)
    values (row_id, actor, role, 'audit.erase', 'member', member, jsonb_build_object('rows', erased));
  return erased;
end $$;
