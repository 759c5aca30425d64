-- The zone whose midnights part the days: the operator's.
create or replace function service_zone() returns text stable language sql as $$
  select coalesce((select value #>> '{}' from setting where key = 'time_zone'), 'UTC')
$$;
