-- Counts of what is true now. Writers only append what changed, so none waits for another; a count is its folded
-- row and the appended ones together, and so exact at any moment.
create table tally (
  metric text collate "C" not null,
  split text collate "C" not null,
  value bigint not null,
  primary key (metric, split)
);

create table tally_change (
  metric text collate "C" not null,
  split text collate "C" not null,
  value bigint not null
);

-- The zone whose midnights part the days: the operator's.
create function service_zone() returns text stable language sql as $$
  select coalesce((select value #>> '{}' from setting where key = 'time_zone'), 'UTC')
$$;

create function gender_split(gender text) returns text immutable language sql as $$
  select case
    when gender is null then 'not-specified'
    when gender in ('woman', 'man', 'nonbinary') then gender
    else 'other'
  end
$$;

-- What one member adds to the counts. The triggers and the recount below share these two, so they cannot disagree.
create function member_splits(state text, verified_at timestamptz, is_vip boolean, created_at timestamptz, zone text)
returns table (metric text, split text) stable language sql as $$
  select 'standing', concat_ws(',',
      case when state = 'active' then 'active' else 'inactive' end,
      case when verified_at is null then 'unverified' else 'verified' end,
      case when is_vip then 'vip' else 'free' end)
    where state <> 'erased'
  union all
  select 'joined', (created_at at time zone zone)::date || case when is_vip then ',vip' else ',free' end
    where state <> 'erased'
$$;

create function profile_splits(gender text, birth_date date, complete boolean)
returns table (metric text, split text) stable language sql as $$
  values
    ('complete', complete::text),
    ('gender', gender_split(gender)),
    ('born', coalesce(to_char(birth_date, 'YYYY-MM-DD'), 'unknown'))
$$;

create view full_count as
  select s.metric, s.split, count(*) as value
  from member m cross join (select service_zone() as name) as zone,
    lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone.name) as s
  group by 1, 2
  union all
  select s.metric, s.split, count(*)
  from profile p, lateral profile_splits(p.gender, p.birth_date, p.complete) as s
  group by 1, 2;

create view present_count as
  select metric, split, sum(value)::bigint as value
  from (select metric, split, value from tally union all select metric, split, value from tally_change) as parts
  group by 1, 2 having sum(value) <> 0;

create function count_added_members() returns trigger language plpgsql as $$
declare zone text := service_zone();
begin
  insert into tally_change
    select s.metric, s.split, count(*) from added m,
      lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
    group by 1, 2;
  return null;
end $$;

create function count_removed_members() returns trigger language plpgsql as $$
declare zone text := service_zone();
begin
  insert into tally_change
    select s.metric, s.split, -count(*) from removed m,
      lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
    group by 1, 2;
  return null;
end $$;

create function count_changed_members() returns trigger language plpgsql as $$
declare zone text := service_zone();
begin
  insert into tally_change
    select metric, split, sum(sign) from (
      select s.*, 1 as sign from added m,
        lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
      union all
      select s.*, -1 from removed m,
        lateral member_splits(m.state, m.email_verified_at, m.is_vip, m.created_at, zone) as s
    ) as changes
    group by 1, 2 having sum(sign) <> 0;
  return null;
end $$;

create trigger count_added after insert on member
  referencing new table as added for each statement execute function count_added_members();
create trigger count_removed after delete on member
  referencing old table as removed for each statement execute function count_removed_members();
create trigger count_changed after update on member
  referencing old table as removed new table as added for each statement execute function count_changed_members();

create function count_added_profiles() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select s.metric, s.split, count(*) from added p,
      lateral profile_splits(p.gender, p.birth_date, p.complete) as s
    group by 1, 2;
  return null;
end $$;

create function count_removed_profiles() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select s.metric, s.split, -count(*) from removed p,
      lateral profile_splits(p.gender, p.birth_date, p.complete) as s
    group by 1, 2;
  return null;
end $$;

create function count_changed_profiles() returns trigger language plpgsql as $$
begin
  insert into tally_change
    select metric, split, sum(sign) from (
      select s.*, 1 as sign from added p, lateral profile_splits(p.gender, p.birth_date, p.complete) as s
      union all
      select s.*, -1 from removed p, lateral profile_splits(p.gender, p.birth_date, p.complete) as s
    ) as changes
    group by 1, 2 having sum(sign) <> 0;
  return null;
end $$;

create trigger count_added after insert on profile
  referencing new table as added for each statement execute function count_added_profiles();
create trigger count_removed after delete on profile
  referencing old table as removed for each statement execute function count_removed_profiles();
create trigger count_changed after update on profile
  referencing old table as removed new table as added for each statement execute function count_changed_profiles();

-- Appended changes become part of their rows, by one folder at a time.
create function fold_tally() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(5041230) then return; end if;
  with taken as (delete from tally_change returning metric, split, value)
  insert into tally (metric, split, value)
    select metric, split, sum(value) from taken group by 1, 2 having sum(value) <> 0
    order by 1, 2
  on conflict (metric, split) do update set value = tally.value + excluded.value;
end $$;

-- Counts everything anew; for a changed calendar and for the reconciliation.
create function recount_tally() returns void language plpgsql as $$
begin
  lock table member, profile in share row exclusive mode;
  delete from tally_change;
  delete from tally;
  insert into tally select metric, split, value from full_count;
end $$;

select recount_tally();

-- The newest members, and everyone by the day they joined.
create index member_newest on member (created_at desc, id desc);
