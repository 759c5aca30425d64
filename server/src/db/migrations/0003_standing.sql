-- What follows from other rows, and who keeps it true.

-- Premium: the latest end of all grants. The flag is for lists and counts; a sweep takes it back when the end passes.
alter table member
  add column vip_until timestamptz,
  add column is_vip boolean not null default false;

create index member_vip_ending on member (vip_until) where is_vip;

create function keep_premium() returns trigger language plpgsql as $$
begin
  update member m
  set vip_until = latest.ends_at, is_vip = coalesce(latest.ends_at > now(), false)
  from (
    select ids.id, (select max(g.ends_at) from vip_grant g where g.member_id = ids.id) as ends_at
    from (select distinct member_id as id from changed) as ids
  ) as latest
  where m.id = latest.id;
  return null;
end $$;

create trigger premium_given after insert on vip_grant
  referencing new table as changed for each statement execute function keep_premium();
create trigger premium_moved after update on vip_grant
  referencing new table as changed for each statement execute function keep_premium();
create trigger premium_taken after delete on vip_grant
  referencing old table as changed for each statement execute function keep_premium();

drop trigger premium_changed on vip_grant;
drop trigger member_changed on member;
create trigger member_changed after update of state, staff_role, email_verified_at, vip_until on member
  for each row execute function tell_member_changed('id');

-- A profile is complete when others can decide on it; nobody sets that by hand.
create function keep_profile_complete() returns trigger language plpgsql as $$
begin
  new.complete := new.first_name is not null
    and new.birth_date is not null
    and new.gender is not null
    and cardinality(new.seek_genders) > 0
    and new.seek_min_age is not null
    and new.seek_max_age is not null
    and new.city is not null
    and new.latitude is not null
    and exists (select from photo where photo.member_id = new.member_id and photo.position = 0);
  return new;
end $$;

create trigger profile_complete before insert or update on profile
  for each row execute function keep_profile_complete();

-- Touching the row lets its own trigger decide.
create function keep_profile_after_photo() returns trigger language plpgsql as $$
begin
  update profile set complete = complete where member_id = coalesce(new.member_id, old.member_id);
  return null;
end $$;

create trigger profile_photo after insert or delete or update of position on photo
  for each row execute function keep_profile_after_photo();

-- Online is a moment that passes by itself; leaving the service ends it at once.
alter table presence add column online_until timestamptz not null default '-infinity';
create index presence_online on presence (online_until);

create function end_presence() returns trigger language plpgsql as $$
begin
  update presence set online_until = '-infinity' where member_id = new.id;
  return null;
end $$;

create trigger member_left after update of state on member
  for each row when (new.state <> 'active') execute function end_presence();
