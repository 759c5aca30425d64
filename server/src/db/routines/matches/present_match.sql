-- The matches that are in the list of `member_id`: neither of the two has ended it or blocked the other, and the other's
-- account is active. A pause changes nothing.
create or replace view present_match as
  select m.member_id, m.other_id, m.name, m.matched_at from match m
  where m.ended_at is null and m.away_since is null
    and not exists (select from block b where b.member_id = m.member_id and b.other_id = m.other_id);
