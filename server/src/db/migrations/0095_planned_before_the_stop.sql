-- The change of plan that was dropped when the team closed the account, to be planned again when they take it back.
alter table subscription add column planned_before_stop text
  check (planned_before_stop in ('monthly', 'quarterly', 'annual'));
