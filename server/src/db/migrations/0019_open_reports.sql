-- The view of the reports that still wait for the team, the most urgent first.
create index report_open_by_priority on report (priority_rank desc, created_at desc, id desc)
  where status_rank <= 1;
