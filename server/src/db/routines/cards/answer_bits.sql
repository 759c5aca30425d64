-- The answers of a member that count, or only the open ones, as bits: four for each question in `says`, `wants`, `allows`,
-- `needs` and `tens`, one in the others.
-- A question matters 1, 10, 50 or 250: `needs` has what is accepted where it matters 50 or 250, `tens` 10 or 250, and
-- `wants` all of these. `allows` has them too, and every answer where it matters 1 or 10.
-- The open ones are for cards, which keep those to retired questions: a retired question is left out of all answers of the member who
-- reads the cards, so it counts for no one from the moment when it is retired, and again when it is asked again.
create or replace function answer_bits(id uuid, only_open boolean, out answered bit(80), out asks bit(80), out requires bit(80),
  out says bit(320), out wants bit(320), out allows bit(320), out needs bit(320), out tens bit(320),
  out tens_asked bit(80)) stable language sql as $$
  select coalesce(bit_or(1::bit(80) << number), 0::bit(80)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance > 0), 0::bit(80)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance >= 50), 0::bit(80)),
    coalesce(bit_or((1 << mine)::bit(320) << (4 * number)), 0::bit(320)),
    coalesce(bit_or(accepted::integer::bit(320) << (4 * number)) filter (where importance > 0), 0::bit(320)),
    coalesce(bit_or((case when importance < 50 then 15 else accepted end)::integer::bit(320) << (4 * number))
      filter (where importance > 0), 0::bit(320)),
    coalesce(bit_or(accepted::integer::bit(320) << (4 * number)) filter (where importance >= 50), 0::bit(320)),
    coalesce(bit_or(accepted::integer::bit(320) << (4 * number)) filter (where importance in (10, 250)), 0::bit(320)),
    coalesce(bit_or(1::bit(80) << number) filter (where importance in (10, 250)), 0::bit(80))
  from (select question, counted_mine as mine, counted_accepted as accepted, counted_importance as importance, counted_open as open
      from answer where member_id = id and counted_mine is not null) as counted
    join choice_number on catalog = 'questions' and key = question
  where case when only_open then open else not retired end
$$;
