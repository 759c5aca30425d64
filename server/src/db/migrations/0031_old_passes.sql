-- Passes that are older than a year, many in a row: `passed_at` has the time of each of `other_ids`, which are sorted. `last_id` is
-- the greatest of them, and each row of a member has the ids that are greater than those of the row before. A pass is here
-- or in `choice`, never in both.
create table old_passes (
  member_id uuid not null references member(id) on delete cascade,
  last_id uuid not null,
  other_ids uuid[] not null,
  passed_at timestamptz[] not null,
  primary key (member_id, last_id),
  constraint old_passes_complete check (cardinality(other_ids) = cardinality(passed_at) and cardinality(other_ids) > 0)
);
-- Finds what others have of a member who is erased.
create index old_passes_other on old_passes using gin (other_ids);
