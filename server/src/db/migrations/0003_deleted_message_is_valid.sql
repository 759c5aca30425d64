-- Outside a transaction.
alter table message validate constraint message_deleted_is_empty;
