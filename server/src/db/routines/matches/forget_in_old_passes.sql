-- Ids in lists have no foreign key that would delete them. Erasing takes a lock first that keeps passes from being moved.
create or replace function forget_in_old_passes() returns trigger language plpgsql as $$
begin
  delete from old_passes where other_ids = array[old.id];
  update old_passes set other_ids = array_remove(other_ids, old.id),
    passed_at = passed_at[:array_position(other_ids, old.id) - 1] || passed_at[array_position(other_ids, old.id) + 1:],
    last_id = (array_remove(other_ids, old.id))[cardinality(other_ids) - 1]
  where other_ids @> array[old.id];
  return null;
end $$;

create or replace trigger member_leaves_old_passes after delete on member
  for each row execute function forget_in_old_passes();
