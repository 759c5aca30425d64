-- The records are listed by when something was passed on.
create index danger_record_passed on danger_record (passed_at, id);
