-- What a grant was given for, and when somebody ended it earlier. Support may give that end back within a day.
alter table vip_grant add column given_until timestamptz, add column ended_early_at timestamptz,
  add constraint vip_grant_ended_early check ((given_until is null) = (ended_early_at is null));
