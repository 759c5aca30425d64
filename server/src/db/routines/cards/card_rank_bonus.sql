-- The member's bonus as the order of decks adds it.
create or replace function card_rank_bonus(bonus integer) returns double precision
  immutable language sql as $$ select coalesce(bonus, 0) / 240.0::float8 $$;
