-- Every message that is read says it. Null in photos of removed messages that come back from decisions of before.
alter table chat_photo add column likely_nude boolean default false;
