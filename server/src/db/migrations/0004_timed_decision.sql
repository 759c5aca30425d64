alter table decision
  drop constraint decision_check1,
  add constraint decision_timed_check check ((action in ('suspend')) = (until is not null)) not valid;
