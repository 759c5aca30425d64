-- The answers that count, as they count. For others only the open ones do. Those to retired questions count again when the question
-- is asked again.
create or replace view counted_answer as
  select member_id, question, counted_mine as mine, counted_accepted as accepted, counted_importance as importance,
    counted_open as open
  from answer where counted_mine is not null
    -- Found once for the statement, as it is the same for all of its rows.
    and question <> all (array(select key from choice_number where catalog = 'questions' and retired));
