-- When premium ends in our time, as members and staff see it: without the time that covers a late renewal.
create or replace function shown_vip_until(id uuid) returns timestamptz language sql stable as $$
  select greatest(
    (select max(g.ends_at) from vip_grant g where g.member_id = $1),
    (select max(case when s.status in ('active', 'trialing') then least(s.premium_until, s.period_end)
      else s.premium_until end) from subscription s where s.member_id = $1) - payments_ahead())
$$;
