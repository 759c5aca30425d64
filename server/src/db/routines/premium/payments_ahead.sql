-- How far the clock of the payments is ahead of ours. Only that of a demo's sandbox can be.
create or replace function payments_ahead() returns interval language sql stable as $$
  select coalesce((select make_interval(secs => ahead_seconds) from payment_clock), interval '0')
$$;
