-- Outside a transaction.
create index concurrently if not exists choice_waiting on choice (waits_until, other_id) where waits_until is not null;
