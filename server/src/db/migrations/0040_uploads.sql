-- A photo that was brought and that no profile uses yet. The row is there before the first file and goes with the last.
create table upload (
  public_id text collate "C" primary key,
  member_id uuid not null references member on delete cascade,
  url text not null,
  name text not null,
  -- Null until all of its files are there.
  size integer check (size > 0),
  placeholder bytea,
  created_at timestamptz not null
);

create index upload_member on upload (member_id);
create index upload_age on upload (created_at);

-- Demo portraits are files of the product and have no place here.
create unique index photo_media on photo (public_id) where url like '/media/%';

-- However a row goes, with its member too, its files go with the transaction that took it.
create function remove_photo_files() returns trigger language plpgsql as $$
begin
  if not exists (select from photo where public_id = old.public_id and url like '/media/%') then
    perform graphile_worker.add_job('remove-photo', json_build_object('publicId', old.public_id));
  end if;
  return null;
end $$;

create trigger upload_files after delete on upload for each row execute function remove_photo_files();
create trigger photo_files after delete on photo
  for each row when (old.url like '/media/%') execute function remove_photo_files();
