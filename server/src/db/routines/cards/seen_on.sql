-- When a member was last active, to the day. Members who hide it are shown as active since the first day of a month if
-- they were in the month before: what they do changes their place in decks and lists only when a month begins.
create or replace function seen_on(id uuid) returns date stable language sql as $$
  select (case
      when p.show_last_active then a.day
      when a.day < this.month then date_trunc('month', a.day) + interval '1 month'
      else coalesce(date_trunc('month', c.seen_on::timestamp), this.month)
    end)::date
  from profile p
    left join card c using (member_id)
    left join presence s using (member_id)
    cross join lateral (select coalesce(s.last_active at time zone 'UTC', timestamp '2000-01-01')) as a (day)
    cross join (select date_trunc('month', now() at time zone 'UTC')) as this (month)
  where p.member_id = id
$$;
