alter table ladder_step
  drop constraint ladder_step_check,
  add constraint ladder_step_timed_check check ((action in ('suspend')) = (days is not null)) not valid;
