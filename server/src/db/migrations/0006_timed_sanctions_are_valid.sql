-- Outside a transaction.
alter table decision validate constraint decision_timed_check;
alter table ladder_step validate constraint ladder_step_timed_check;
