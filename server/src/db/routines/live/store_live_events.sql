-- Stores events for members, numbered without gaps for each. Their counters are locked in the order of their ids, until
-- the transaction ends.
create or replace function store_live_events(ids uuid[], kinds text[], abouts text[]) returns void
language plpgsql as $$
declare
  next bigint;
begin
  -- Nearly always there is one event for one member, which takes half the time this way.
  if cardinality(ids) = 1 then
    insert into live_counter as c (member_id, last) select m.id, 1 from member m where m.id = ids[1]
      on conflict (member_id) do update set last = c.last + 1 returning last into next;
    if found then
      insert into live_event (member_id, number, kind, about, at)
        values (ids[1], next, kinds[1], abouts[1]::jsonb, now());
    end if;
    return;
  end if;
  with counted as (
    insert into live_counter as c (member_id, last)
    select m.id, count(*) from unnest(ids) as t(id) join member m on m.id = t.id
    group by m.id order by m.id
    on conflict (member_id) do update set last = c.last + excluded.last
    returning c.member_id, c.last)
  insert into live_event (member_id, number, kind, about, at)
  select t.id,
    c.last - count(*) over (partition by t.id) + row_number() over (partition by t.id order by t.place),
    t.kind, t.about::jsonb, now()
  from unnest(ids, kinds, abouts) with ordinality as t(id, kind, about, place)
    join counted c on c.member_id = t.id;
end $$;
