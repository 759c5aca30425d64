-- A mask for `card.questions` that leaves out the questions that are retired.
create or replace function asked_question_bits() returns bit(416) stable language sql as $$
  select (asked || asked || asked || asked || ~0::bit(96))::bit(416)
  from (select ~coalesce(bit_or(1::bit(80) << number), 0::bit(80)) as asked
    from choice_number where catalog = 'questions' and retired) as found
$$;
