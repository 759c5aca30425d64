-- What members chose about each other. An undone choice stays as `none`, so that a repeated request that arrives late
-- cannot bring it back.
create table choice (
  member_id uuid not null references member on delete cascade,
  other_id uuid not null references member on delete cascade,
  kind text collate "C" not null check (kind in ('like', 'superlike', 'pass', 'none')),
  note text check (note is null or length(note) between 1 and 280 and kind in ('like', 'superlike')),
  -- By the clock of whoever chose, and never in the future.
  chosen_at timestamptz not null,
  -- When it was stored first as what it is. Likes are listed by it.
  stored_at timestamptz not null,
  primary key (member_id, other_id),
  check (member_id <> other_id)
);

-- Who liked a member. Also finds what an erased member received.
create index choice_received on choice (other_id, stored_at desc, member_id desc) where kind in ('like', 'superlike');
create index choice_other on choice (other_id);

-- Matches, stored for both sides. One that a side ended stays, so that the two never meet again.
create table match (
  member_id uuid not null references member on delete cascade,
  other_id uuid not null references member on delete cascade,
  -- The first name of the other, from the time of the match.
  name text not null,
  matched_at timestamptz not null,
  ended_at timestamptz check (ended_at >= matched_at),
  -- Since when the other account is not active.
  away_since timestamptz,
  primary key (member_id, other_id),
  check (member_id <> other_id)
);

create index match_newest on match (member_id, matched_at desc, other_id desc);
create index match_other on match (other_id);

-- What a member used of a day's likes.
create table daily_likes (
  member_id uuid not null references member on delete cascade,
  day date not null,
  likes integer not null default 0 check (likes >= 0),
  superlikes integer not null default 0 check (superlikes >= 0),
  undos integer not null default 0 check (undos >= 0),
  primary key (member_id, day)
);

create index daily_likes_day on daily_likes (day);

create table bookmark (
  member_id uuid not null references member on delete cascade,
  other_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, other_id),
  check (member_id <> other_id)
);

create index bookmark_newest on bookmark (member_id, created_at desc, other_id desc);
create index bookmark_other on bookmark (other_id);
