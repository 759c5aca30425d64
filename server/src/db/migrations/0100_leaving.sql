-- When what a member asked for is done, and everything of theirs goes. Only they take it back: whatever the team
-- imposes on the account meanwhile, and lifts again, leaves their wish standing.
alter table member add column erase_at timestamptz;

create index member_erasing on member (erase_at) where erase_at is not null;

create function keep_leaving() returns trigger language plpgsql as $$
begin
  new.state := 'leaving';
  new.state_by := 'self';
  new.state_reason := null;
  new.state_until := null;
  return new;
end $$;

create trigger member_keeps_leaving before update of state on member
  for each row when (new.state = 'active' and new.erase_at is not null) execute function keep_leaving();

-- Until now the end of leaving stood where the end of a ban does.
update member set erase_at = coalesce(state_until, now() + interval '30 days'), state_until = null
  where state = 'leaving';

alter table code drop constraint code_kind_check;
alter table code add constraint code_kind_check
  check (kind in ('verify', 'reset', 'present-address', 'new-address', 'leave'));

create index report_settled on report (settled_at) where settled_at is not null;

-- Agreed, taken back, agreed again: each time is a row.
alter table consent add column withdrawn_at timestamptz check (withdrawn_at >= given_at);
alter table consent drop constraint consent_pkey;
alter table consent add primary key (member_id, purpose, given_at);
create unique index consent_standing on consent (member_id, purpose, version) where withdrawn_at is null;

-- What happened stays as it was, also while somebody's words go from it.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kindred.erasing', true) <> ''
    and (new.id, new.at, new.actor_id, new.actor_role, new.action, new.subject_kind, new.subject_id)
      is not distinct from
      (old.id, old.at, old.actor_id, old.actor_role, old.action, old.subject_kind, old.subject_id)
  then
    return new;
  end if;
  raise exception 'audit rows are permanent' using errcode = 'insufficient_privilege';
end $$;

create function audit_term(details jsonb) returns text immutable language sql as $$
  select lower(btrim(coalesce(details ->> 'searchTerm', details ->> 'search')))
$$;

create index audit_searched on audit (audit_term(details)) where audit_term(details) is not null;

-- Beside what was done to them: where they were when they did something themselves, and that somebody looked for
-- them by name or address.
create or replace function erase_from_audit(row_id uuid, member uuid, actor uuid, role text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased integer;
  known text[];
begin
  select array_remove(array[m.email, nullif(m.name_key, ''), lower(p.last_name)], null) into known
    from member m left join profile p on p.member_id = m.id where m.id = erase_from_audit.member;
  perform set_config('kindred.erasing', member::text, true);
  update audit set details = '{"erased": true}', address = null where subject_id = member;
  get diagnostics erased = row_count;
  update audit set address = null where actor_id = member and address is not null;
  update audit set details = (details - 'searchTerm' - 'search') || '{"erased": true}'
    where audit_term(details) = any (known);
  perform set_config('kindred.erasing', '', true);
  insert into audit (id, actor_id, actor_role, action, subject_kind, subject_id, details)
    values (row_id, actor, role, 'audit.erase', 'member', member, jsonb_build_object('rows', erased));
  return erased;
end $$;
