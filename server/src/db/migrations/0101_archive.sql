-- Everything about a member in one file, as they asked for it. The row is there before the file and goes before it.
create table archive (
  member_id uuid primary key references member on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size bigint,
  -- Of the link that was mailed, where the address is known to be theirs.
  token_hash bytea unique,
  check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (size is null))
);

create index archive_expiry on archive (expires_at);

create function remove_archive_file() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('remove-archive', json_build_object('id', old.id));
  return null;
end $$;

create trigger archive_file after delete on archive for each row execute function remove_archive_file();

-- A link in a mailbox that an account has left leads nowhere.
create function forget_archive() returns trigger language plpgsql as $$
begin
  delete from archive where member_id = new.id and ready_at is not null;
  return null;
end $$;

create trigger member_moved after update of email on member
  for each row when (old.email <> new.email) execute function forget_archive();
