-- The likes that wait for the answer of a member, by someone who can be met now. Whatever counts or shows likes reads them here.
-- `known` are those whose sender the member sees, and `fits` those that are in the number; the others are aside. A block is
-- immediate where the sender is known. Otherwise it counts from the next day (UTC), as its end does: blocking people one by one
-- would tell who they are.
create or replace function received_likes(receiver uuid, today date, moment timestamptz) returns table (
  member_id uuid, other_id uuid, kind text, note text, note_without_names text, part_kind text, part_id text, part_said text,
  stored_at timestamptz, opened boolean, known boolean, fits boolean
) stable language sql as $$
  select c.member_id, c.other_id, c.kind, c.note, c.note_without_names, c.part_kind, c.part_id, c.part_said, c.stored_at,
    c.opened, of.known, not exists (select from misfit(receiver, c.member_id, today))
  from (select has_right(receiver, 'seesLikes', moment) as sees_all offset 0) as plan
    cross join choice c cross join lateral (select plan.sees_all or c.kind = 'superlike' or c.opened as known) as of
  where c.other_id = receiver and c.kind in ('like', 'superlike') and c.waits_until is null
    and exists (select from card where card.member_id = c.member_id)
    and not exists (select from match m where m.member_id = receiver and m.other_id = c.member_id)
    and not exists (select from choice own
      where own.member_id = receiver and own.other_id = c.member_id and own.kind = 'pass')
    and not exists (select from (
        select old.other_ids from old_passes old where old.member_id = receiver and old.last_id >= c.member_id
        order by old.last_id limit 1) as old
      where c.member_id = any (old.other_ids))
    and not exists (select from block b where b.member_id = receiver and b.other_id = c.member_id
      and (of.known or b.created_at < date_trunc('day', moment, 'UTC')))
$$;
