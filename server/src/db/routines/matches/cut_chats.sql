-- Ending a match, blocking, or closing an account ends the chats, and waits for messages that are being stored.
-- Several are locked in the order of their ids, so that two such changes cannot deadlock.
create or replace function cut_chats() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  ids uuid[];
begin
  select array_agg(locked.id) into ids from (
    select c.id from chat c
    where (c.first_id, c.second_id) in (
      select least(member_id, other_id), greatest(member_id, other_id) from changed)
    order by c.id for no key update) as locked;
  if ids is null then
    return null;
  end if;
  -- A separate statement, which sees what was changed while this waited.
  update chat set cut = not cut where id = any (ids) and cut <> chat_is_cut(first_id, second_id);
  return null;
end $$;

create or replace trigger match_cuts_chat after update on match
  referencing new table as changed for each statement execute function cut_chats();

create or replace trigger new_block_cuts_chat after insert on block
  referencing new table as changed for each statement execute function cut_chats();

create or replace trigger ended_block_cuts_chat after delete on block
  referencing old table as changed for each statement execute function cut_chats();
