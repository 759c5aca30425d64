-- A like by a member who is incognito and hides their activity shows them when it is announced: see areas/members/can-see.ts.
create or replace function follow_announced_likes() returns trigger language plpgsql as $$
begin
  perform add_card_change(c.member_id, c.other_id)
  from choice c join card on card.member_id = c.member_id and card.incognito
  where c.other_id = new.member_id and c.kind in ('like', 'superlike') and c.kind = 'like'
    and c.stored_at >= old.since and c.stored_at < coalesce(new.since, 'infinity');
  return null;
end $$;

create or replace trigger announced_likes_show after update of since on like_news
  for each row when (old.since is not null and (new.since is null or new.since > old.since))
  execute function follow_announced_likes();
