-- Every match has its chat, without notices until someone writes.
create or replace function open_chats() returns trigger language plpgsql as $$
begin
  insert into chat (first_id, second_id)
    select distinct least(member_id, other_id), greatest(member_id, other_id) from added
  on conflict (first_id, second_id) do nothing;
  insert into chat_member (member_id, other_id, chat_id, active_at)
    select a.member_id, a.other_id, c.id, a.matched_at
    from added a join chat c
      on c.first_id = least(a.member_id, a.other_id) and c.second_id = greatest(a.member_id, a.other_id)
  on conflict (member_id, other_id) do nothing;
  return null;
end $$;

create or replace trigger match_opens_chat after insert on match
  referencing new table as added for each statement execute function open_chats();
