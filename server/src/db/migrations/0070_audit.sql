-- What staff read and change. Rows are only ever added: the application's role may insert and read, and the triggers
-- hold even for the owner. No foreign keys: a row outlives whom it speaks of.
create table audit (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_role text not null,
  action text collate "C" not null check (action ~ '^[a-z]+\.[a-z-]+$'),
  subject_kind text check (subject_kind in ('member', 'report', 'photo', 'invitation', 'setting')),
  subject_id uuid,
  details jsonb not null default '{}',
  address inet,
  check ((subject_kind is null) = (subject_id is null))
);

create index audit_subject on audit (subject_id, id desc) where subject_id is not null;
create index audit_actor on audit (actor_id, id desc);
create index audit_action on audit (action, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kindred.erasing', true) = old.subject_id::text then
    return new;
  end if;
  raise exception 'audit rows are permanent' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_permanent before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_never_emptied before truncate on audit
  for each statement execute function refuse_audit_change();

-- The one way to take a person's words out of the log: values go, the fact that something happened stays.
create function erase_from_audit(row_id uuid, member uuid, actor uuid, role text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare erased integer;
begin
  perform set_config('kindred.erasing', member::text, true);
  update audit set details = '{"erased": true}', address = null where subject_id = member;
  get diagnostics erased = row_count;
  perform set_config('kindred.erasing', '', true);
  insert into audit (id, actor_id, actor_role, action, subject_kind, subject_id, details)
    values (row_id, actor, role, 'audit.erase', 'member', member, jsonb_build_object('rows', erased));
  return erased;
end $$;
