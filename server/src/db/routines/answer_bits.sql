-- The answers of a member at a given time, as bits: four for each question in `says`, `wants`, `rejects`, `needs` and
-- `tens`, one in the others.
-- A question matters 1, 10, 50 or 250: `rejects` and `needs` have 50 and 250, `tens` 10 and 250, and `wants` all of them.
create or replace function answer_bits(id uuid, until timestamptz, out answered bit(80), out asks bit(80), out requires bit(80),
  out says bit(320), out wants bit(320), out rejects bit(320), out needs bit(320), out tens bit(320),
  out tens_asked bit(80)) stable language sql as $$
  select coalesce(bit_or(1::bit(80) << number), 0::bit(80)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance > 0), 0::bit(80)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance >= 50), 0::bit(80)),
    coalesce(bit_or((1 << mine)::bit(320) << (4 * number)), 0::bit(320)),
    coalesce(bit_or(accepted::integer::bit(320) << (4 * number)) filter (where importance > 0), 0::bit(320)),
    coalesce(bit_or((15 - accepted)::integer::bit(320) << (4 * number)) filter (where importance >= 50), 0::bit(320)),
    coalesce(bit_or(accepted::integer::bit(320) << (4 * number)) filter (where importance >= 50), 0::bit(320)),
    coalesce(bit_or(accepted::integer::bit(320) << (4 * number)) filter (where importance in (10, 250)), 0::bit(320)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance in (10, 250)), 0::bit(80))
  from answer cross join lateral question_number(question) as number
  where member_id = id and answered_at <= until and number is not null
$$;
