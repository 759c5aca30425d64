-- How often the photo addresses of the other were renewed because of this member's blocks, until a day has passed without
-- one. Each time waits twice as long as the one before.
alter table photo_renewal add column times smallint not null default 1;
