-- What a member's standing adds to ranks.
create or replace function card_standing(contestedness integer) returns double precision
  immutable language sql as $$ select coalesce(contestedness, 0) / 240.0::float8 $$;
