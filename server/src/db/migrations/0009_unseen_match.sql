-- Whether the member has yet to see that there is this match. The one who made it saw it immediately.
alter table match add column unseen boolean not null default false;
