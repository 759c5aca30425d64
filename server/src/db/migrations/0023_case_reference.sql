-- Outside a transaction.
create index concurrently if not exists report_case_reference on report_case (right(id::text, 6));
