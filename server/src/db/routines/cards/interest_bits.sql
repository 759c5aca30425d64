-- The interests of a member with the numbers 1 to 92, one bit each. The other four bits are always set in cards.
create or replace function interest_bits(interests text[]) returns bit(96) stable language sql as $$
  select coalesce(bit_or(1::bit(96) << (number - 1)), 0::bit(96)) from choice_number
  where catalog = 'interests' and key = any (interests) and number <= 92
$$;
