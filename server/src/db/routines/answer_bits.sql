-- The answers of a member as bits: eight for each question in `says`, `wants` and `needs`, one in `asks` and `requires`.
create or replace function answer_bits(id uuid, out says bit(640), out wants bit(640), out needs bit(640),
  out asks bit(80), out requires bit(80)) stable language sql as $$
  select coalesce(bit_or((1 << mine)::bit(640) << (8 * number)), 0::bit(640)),
    coalesce(bit_or(accepted::integer::bit(640) << (8 * number)) filter (where importance > 0), 0::bit(640)),
    coalesce(bit_or(accepted::integer::bit(640) << (8 * number)) filter (where importance >= 50), 0::bit(640)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance > 0), 0::bit(80)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance >= 50), 0::bit(80))
  from answer cross join lateral question_number(question) as number
  where member_id = id and number is not null
$$;
