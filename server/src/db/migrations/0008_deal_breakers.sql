-- What the member looks for that the service never offers to widen: `ages`, `distance` or `bothWays`.
alter table profile add column deal_breakers text[] not null default '{}';
