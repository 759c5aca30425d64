-- Removes data about a member from the audit log: details of what was done to them, addresses they worked from, and
-- searches for or invitations of them. That something happened stays.
create or replace function erase_from_audit(row_id uuid, member uuid, actor uuid, role text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased integer;
  mailbox text;
  known text[];
begin
  select m.email, array_remove(array[m.email, nullif(m.name_key, ''), lower(p.last_name)], null)
    into mailbox, known
    from member m left join profile p on p.member_id = m.id where m.id = erase_from_audit.member;
  perform set_config('kindred.erasing', member::text, true);
  update audit set details = '{"erased": true}', address = null where subject_id = member;
  get diagnostics erased = row_count;
  update audit set address = null where actor_id = member and address is not null;
  update audit set details = (details - 'searchTerm' - 'search') || '{"erased": true}'
    where audit_term(details) = any (known);
  update audit set details = (details - 'email') || '{"erased": true}'
    where subject_kind = 'invitation' and details ->> 'email' = mailbox;
  perform set_config('kindred.erasing', '', true);
  insert into audit (id, actor_id, actor_role, action, subject_kind, subject_id, details)
    values (row_id, actor, role, 'audit.erase', 'member', member, jsonb_build_object('rows', erased));
  return erased;
end $$;
