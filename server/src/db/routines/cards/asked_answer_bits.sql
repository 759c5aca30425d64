-- A mask for `card.answers` that leaves out the questions that are retired.
create or replace function asked_answer_bits() returns bit(1376) stable language sql as $$
  select (asked || asked || asked || asked || ~0::bit(96))::bit(1376)
  from (select ~coalesce(bit_or(15::bit(320) << (4 * number)), 0::bit(320)) as asked
    from choice_number where catalog = 'questions' and retired) as found
$$;
