-- Jobs read what is due in batches, each after the last row of the one before. Many rows have the same time, such as the
-- end of quiet hours.
drop index delivery_due;
create index delivery_due on delivery (channel, due_at, member_id) where state = 'waiting';
drop index like_news_due;
create index like_news_due on like_news (since, member_id) where since is not null;
