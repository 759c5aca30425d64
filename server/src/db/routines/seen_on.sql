-- When a member was last active, to the day. If members hide it, their place in decks may reveal no more than the
-- month.
create or replace function seen_on(id uuid) returns date stable language sql as $$
  select coalesce(case when p.show_last_active then a.day else date_trunc('month', a.day) end, '2000-01-01')::date
  from profile p
    left join (select member_id, last_active at time zone 'UTC' as day from presence) as a using (member_id)
  where member_id = id
$$;
