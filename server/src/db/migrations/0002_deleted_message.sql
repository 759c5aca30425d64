-- Whether a message has enough to be sent follows from its contents, and the service checks it.
alter table message
  drop constraint message_check1,
  add constraint message_deleted_is_empty check (deleted_at is null or (body is null and photo_id is null)) not valid;
