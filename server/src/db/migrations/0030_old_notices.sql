-- Outside a transaction.
create index concurrently if not exists notice_age on notice using brin (created_at) with (autosummarize = on);
