-- The answers that count, as they count. For others only the open ones do.
create or replace view counted_answer as
  select member_id, question, counted_mine as mine, counted_accepted as accepted, counted_importance as importance,
    counted_open as open
  from answer where counted_mine is not null;
