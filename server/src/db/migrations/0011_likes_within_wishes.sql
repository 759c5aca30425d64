-- Whether the like came from someone outside what the other looks for, when it was compared.
alter table choice add column outside boolean not null default false;

-- Likes from people outside what the member looks for, which `count` does not include.
alter table like_count add column outside integer not null default 0 check (outside >= 0);
-- How many of `count` were announced since the member looked.
alter table like_count add column unseen integer not null default 0 check (unseen >= 0);
alter table like_count add column seen_at timestamptz;
-- The UTC day on which all likes were compared with what the member looks for.
alter table like_count add column compared_on date;

-- A notice of a super like now says whose it is. Those that name no one become notices of likes.
update notice set kind = 'like' where kind = 'superlike';
