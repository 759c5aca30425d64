-- What staff lists filter and sort by stands in one table, so that each list is a walk along one index.
create extension if not exists pg_trgm;

alter table member add column name_key text collate "C" not null default '';

create function keep_name_key() returns trigger language plpgsql as $$
begin
  update member set name_key = lower(concat_ws(' ', new.first_name, new.last_name))
  where id = new.member_id and name_key <> lower(concat_ws(' ', new.first_name, new.last_name));
  return null;
end $$;

create trigger profile_named after insert or update of first_name, last_name on profile
  for each row execute function keep_name_key();

-- Everyone has a presence, if only an empty one: lists by last activity then miss nobody.
alter table presence alter column last_active drop not null;

create function begin_presence() returns trigger language plpgsql as $$
begin
  insert into presence (member_id) select id from added on conflict do nothing;
  return null;
end $$;

create trigger presence_begins after insert on member
  referencing new table as added for each statement execute function begin_presence();

create index presence_last on presence (last_active desc nulls last, member_id desc);

alter table member drop constraint member_email_key;
alter table member add constraint member_email_key
  unique (email) include (state, email_verified_at, is_vip, id);

drop index member_newest;
create index member_newest on member (created_at desc, id desc) include (state, email_verified_at, is_vip);
create index member_named on member (name_key, id) include (state, email_verified_at, is_vip);
create index member_by_plan on member (is_vip, created_at desc, id desc) include (state, email_verified_at);
create index member_by_state on member ((state = 'active'), created_at desc, id desc)
  include (state, email_verified_at, is_vip);
create index member_text on member using gin ((name_key || E'\n' || email) gin_trgm_ops);
