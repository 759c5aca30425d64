-- Outside a transaction.
create index concurrently if not exists choice_shown_note on choice (other_id) where shown_note is not null;
