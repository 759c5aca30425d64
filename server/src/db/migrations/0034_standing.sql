-- How members stand among others, estimated once a night for the order of decks. It outlasts their card, so that a pause
-- does not begin it again.
create table standing (
  member_id uuid primary key references member on delete cascade,
  -- What to add to their appeal, in fiftieths: less than 0 for those whom everybody would see first.
  contestedness smallint not null check (contestedness between -100 and 100),
  -- How much more often than others they are liked, and like, by those who decide; in twentieths.
  liked smallint not null check (liked between -20 and 20),
  likes smallint not null check (likes between -20 and 20)
);

-- Cards have a copy, so that ranking reads nothing else.
alter table card
  add column contestedness smallint not null default 0,
  add column liked smallint not null default 0,
  add column likes smallint not null default 0;

-- How far the estimate of this night is, so that it goes on where it was stopped. Each row has thousands of members.
create table estimate_progress (
  part integer primary key,
  round integer not null,
  saved_at timestamptz not null,
  members uuid[] not null,
  contestedness real[] not null,
  sums real[] not null
);
