-- Kilometres along the ground as a squared distance on a sphere with radius 1. Null is anywhere.
create or replace function reach_of(kilometres integer) returns double precision immutable language sql as $$
  select case when kilometres < 20015 then 4 * power(sin(kilometres / 12742.0176::float8), 2) else 5 end
$$;
