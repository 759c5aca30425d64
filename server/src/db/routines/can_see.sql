-- Whether a member may see another: everywhere by id, in reports and in blocks. The lists have further conditions. A match
-- outlasts a pause. Only people they liked can see an incognito member. Statements contain this condition itself, which
-- is faster for many people: see can-see.ts.
create or replace function can_see(viewer uuid, other uuid) returns boolean stable language sql as $$
  select
    (exists (select from card where card.member_id = other and (not card.incognito or exists (select from choice
        where choice.member_id = other and choice.other_id = viewer and choice.kind in ('like', 'superlike'))))
      or exists (select from match
        where match.member_id = viewer and match.other_id = other and match.away_since is null))
    and exists (select from member where member.id = viewer and member.email_verified_at is not null)
    and not exists (select from block where block.member_id = viewer and block.other_id = other)
    and not exists (select from match
      where match.member_id = viewer and match.other_id = other and match.ended_at is not null)
$$;
