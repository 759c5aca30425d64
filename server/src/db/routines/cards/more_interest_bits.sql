-- The interests of a member with the numbers 93 to 156, one bit each, and null if there are none.
create or replace function more_interest_bits(interests text[]) returns bit(64) stable language sql as $$
  select bit_or(1::bit(64) << (number - 93)) from choice_number
  where catalog = 'interests' and key = any (interests) and number between 93 and 156
$$;
