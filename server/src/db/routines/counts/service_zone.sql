-- The operator's time zone, which decides where a day starts.
create or replace function service_zone() returns text stable language sql as $$
  select coalesce((select value #>> '{}' from setting where key = 'time_zone'), 'UTC')
$$;
