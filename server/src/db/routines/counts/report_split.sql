-- Reports are counted like members: changes are appended, and one process adds them up.
create or replace function report_split(status text, priority text, problem_type text, reason text) returns text immutable language sql as $$
  select status || ',' || priority || ',' || problem_type || coalesce(',reason ' || reason, '')
$$;
