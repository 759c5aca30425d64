-- How many likes a member without the right to see them is told of. Counting them for each request would let the number
-- change at the moment of whatever else changes, which tells whose like it was.
create table like_count (
  member_id uuid primary key references member on delete cascade,
  -- The UTC day on which the likes were counted last.
  day date not null,
  count integer not null check (count >= 0)
);

-- Likes are announced once in each hour of the clock, whatever was announced before.
alter table like_news drop column told_at;
