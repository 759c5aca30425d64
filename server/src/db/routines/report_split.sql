-- Counted as members are: appended by whoever changes, folded by one.
create or replace function report_split(status text, priority text, problem_type text) returns text immutable language sql as $$
  select status || ',' || priority || ',' || problem_type
$$;
