-- The latitude of a member in lists and decks. For members who hide their distance it is the middle of a square of
-- about 20 km, as filters by distance would reveal it otherwise.
create or replace function shown_latitude(latitude real, exact boolean) returns real immutable language sql as $$
  select case when exact then latitude else (floor(latitude::float8 / 0.2) * 0.2 + 0.1)::real end
$$;
