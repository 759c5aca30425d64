-- Few reports are set aside. The queue leaves out the cases that have no others, without looking at all reports.
create index report_aside on report (case_id) where set_aside and status_rank <= 1;
