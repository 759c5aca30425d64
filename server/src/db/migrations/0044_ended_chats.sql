-- Finds the chats of matches that ended, to delete them in time.
create index match_ended on match (ended_at) where ended_at is not null;
