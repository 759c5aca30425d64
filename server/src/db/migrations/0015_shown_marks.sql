-- Up to where a member received and read messages while they showed their activity, which is what the other one sees.
alter table chat_member
  add column shown_delivered_to integer not null default 0,
  add column shown_read_to integer not null default 0;
