-- For how long a strike counts. It has one row, whose version is refused when another one has been saved meanwhile.
create table ladder (
  id boolean primary key default true check (id),
  version integer not null default 1,
  strike_days smallint not null default 365 check (strike_days between 1 and 1825)
);
insert into ladder default values;

-- Cases of a problem type can have steps of their own. Null belongs to all other types.
alter table ladder_step drop constraint ladder_step_pkey;
alter table ladder_step add column problem_type text collate "C"
  check (problem_type in ('Technical Issue', 'Bug Report', 'Account Issue', 'Payment Problem', 'Inappropriate Content',
    'Harassment', 'Other'));
alter table ladder_step add constraint ladder_step_of_type unique nulls not distinct (problem_type, strikes);
