-- Whether the two of a chat can neither write to each other nor read what they wrote. `chat.cut` is a copy of it.
create or replace function chat_is_cut(one uuid, two uuid) returns boolean language sql stable as $$
  select not exists (select from present_match p where p.member_id = one and p.other_id = two)
    or not exists (select from present_match p where p.member_id = two and p.other_id = one)
$$;
