alter table like_count
  -- Likes from people outside what the member looks for, which `count` does not include.
  add column outside integer not null default 0,
  -- How many of `count` were announced since the member looked.
  add column unseen integer not null default 0,
  add column seen_at timestamptz,
  -- The UTC day on which all likes were compared with what the member looks for.
  add column compared_on date;
