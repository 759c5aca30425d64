-- Whether the two of a chat can neither write to each other nor read what they wrote. `chat.cut` is a copy of it.
create or replace function chat_is_cut(one uuid, two uuid) returns boolean language sql stable as $$
  select exists (select from match m
      where ((m.member_id = one and m.other_id = two) or (m.member_id = two and m.other_id = one))
        and (m.ended_at is not null or m.away_since is not null))
    or exists (select from block b where b.member_id = one and b.other_id = two)
$$;
