-- The square of a quarter of a degree in which a position lies. `zonesAround` in platform/geo numbers them in the same way.
create or replace function zone_of(latitude real, longitude real) returns integer immutable language sql as $$
  select floor((latitude::float8 + 90) * 4)::integer * 1440 + floor((longitude::float8 + 180) * 4)::integer
$$;
