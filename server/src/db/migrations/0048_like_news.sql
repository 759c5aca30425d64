-- Members who were liked since they were told so the last time. They are told later and of several at once, so that the
-- moment tells nobody whose like it was.
create table like_news (
  member_id uuid primary key references member on delete cascade,
  -- When the first like came that they were not told of.
  since timestamptz,
  told_at timestamptz
);

create index like_news_due on like_news (since) where since is not null;
