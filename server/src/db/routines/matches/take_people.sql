-- Adds people to those whom a member was shown today, if all new ones fit into the day and the hour, and returns what
-- was used before that. One write at most, and none when no one is new. Parallel requests wait for the row, so
-- that they never have more than the limit together.
create or replace function take_people(viewer uuid, ids uuid[], at timestamptz, per_hour bigint, per_day bigint,
  out fits boolean, out added integer, out in_hour integer, out in_day integer)
language plpgsql as $$
declare
  today date := (at at time zone 'UTC')::date;
  this_hour timestamptz := date_trunc('hour', at, 'UTC');
  seen bigint[];
  new_people bigint[];
begin
  select u.people, case u.hour when this_hour then u.people_in_hour else 0 end into seen, in_hour
    from daily_use u where u.member_id = viewer and u.day = today;
  seen := coalesce(seen, '{}');
  in_hour := coalesce(in_hour, 0);
  in_day := cardinality(seen);
  new_people := array(
    select uuid_hash_extended(id, 0) from unnest(ids) as id except select person from unnest(seen) as person);
  added := cardinality(new_people);
  fits := in_hour + added <= per_hour and in_day + added <= per_day;
  if added = 0 or not fits then return; end if;
  insert into daily_use as u (member_id, day, people, hour, people_in_hour)
    values (viewer, today, new_people, this_hour, added)
  on conflict (member_id, day) do update
    set people = u.people || array(select unnest(excluded.people) except select unnest(u.people)),
      hour = excluded.hour,
      people_in_hour = case u.hour when excluded.hour then u.people_in_hour else 0 end
        + (select count(*) from (select unnest(excluded.people) except select unnest(u.people)) as new_ones)
    where cardinality(u.people) + added <= per_day
      and case u.hour when excluded.hour then u.people_in_hour else 0 end + added <= per_hour;
  fits := found;
end $$;
