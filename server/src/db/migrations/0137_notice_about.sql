-- What a notice of each kind is about is checked where notices are written, so that a new kind needs no migration.
alter table notice drop constraint notice_about_of_kind;
