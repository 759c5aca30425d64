-- See shown_latitude. The squares of a row are as wide as they are high.
create or replace function shown_longitude(latitude real, longitude real, exact boolean) returns real
immutable language sql as $$
  select case when exact then longitude else
    (least(floor((longitude::float8 + 180) / 360 * columns), columns - 1) + 0.5)::float8 * 360 / columns - 180 end::real
  from (select greatest(1, round(1800 * cos(radians(shown_latitude(latitude, exact)::float8)))) as columns) as row
$$;
