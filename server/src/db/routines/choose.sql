-- Locks two members, and stores the choice of one about the other. `outcome` is `done`, or why nothing changed: `gone` (the
-- chooser was erased or banned, or closed the account, while the request waited), `hidden` (the chooser cannot see the other),
-- `repeated` (the same choice), `late` (a later choice is stored), `matched` (a match is ended, not changed), `limit`, and
-- `match` if `may_match` is false and this would make one. A match is made once, when the second of the two likes. A
-- member who was liked without a match gets a notice later (`like_news`). Only if their plan shows who likes them do they get
-- an event immediately: its time would tell the others who it was. It would also tell when someone was there who hides it.
-- `likes_used` and its neighbors are what the chooser used today, including this choice.
create or replace function choose(chooser uuid, other uuid, new_kind text, new_note text, chosen timestamptz,
  moment timestamptz, likes_allowed integer, superlikes_allowed integer, may_match boolean,
  out outcome text, out stored_kind text, out matched boolean, out newly_matched boolean,
  out likes_used integer, out superlikes_used integer, out undos_used integer)
language plpgsql as $$
declare
  known choice;
  today date := (moment at time zone 'UTC')::date;
  likes_back boolean;
begin
  newly_matched := false;
  matched := false;
  perform from member m where m.id in (chooser, other) order by m.id for no key update;
  if not exists (select from member m where m.id = chooser and m.state = 'active' and m.staff_role is null) then
    outcome := 'gone';
    return;
  end if;
  if not can_see(chooser, other) then
    outcome := 'hidden';
    return;
  end if;
  likes_back := new_kind <> 'pass' and exists (select from choice c
    where c.member_id = other and c.other_id = chooser and c.kind in ('like', 'superlike'));
  select * into known from choice c where c.member_id = chooser and c.other_id = other;
  matched := exists (select from match m where m.member_id = chooser and m.other_id = other and m.ended_at is null);
  stored_kind := known.kind;
  select d.likes, d.superlikes, d.undos into likes_used, superlikes_used, undos_used
    from daily_likes d where d.member_id = chooser and d.day = today;
  if known.kind = new_kind and known.chosen_at <= chosen then
    outcome := 'repeated';
    return;
  end if;
  if known.chosen_at > chosen then
    outcome := 'late';
    return;
  end if;
  if matched then
    outcome := 'matched';
    return;
  end if;
  -- Before `match`: a refused like that took longer if it would make a match would reveal who likes the chooser.
  if new_kind = 'like' and coalesce(likes_used, 0) >= likes_allowed
    or new_kind = 'superlike' and coalesce(superlikes_used, 0) >= superlikes_allowed then
    outcome := 'limit';
    return;
  end if;
  if likes_back and not may_match then
    outcome := 'match';
    return;
  end if;
  if new_kind in ('like', 'superlike') then
    insert into daily_likes as d (member_id, day, likes, superlikes)
      values (chooser, today, (new_kind = 'like')::integer, (new_kind = 'superlike')::integer)
    on conflict (member_id, day) do update
      set likes = d.likes + excluded.likes, superlikes = d.superlikes + excluded.superlikes
    returning d.likes, d.superlikes, d.undos into likes_used, superlikes_used, undos_used;
  end if;
  insert into choice (member_id, other_id, kind, note, chosen_at, stored_at)
    values (chooser, other, new_kind, new_note, chosen, moment)
  on conflict (member_id, other_id) do update
    set kind = excluded.kind, note = excluded.note, chosen_at = excluded.chosen_at, stored_at = excluded.stored_at;
  outcome := 'done';
  stored_kind := new_kind;
  if new_kind = 'pass' then
    return;
  end if;
  if not likes_back then
    insert into like_news as n (member_id, since) values (other, moment)
      on conflict (member_id) do update set since = excluded.since where n.since is null or n.since > excluded.since;
    if has_right(other, 'seesLikes', moment)
      and exists (select from profile p where p.member_id = chooser and p.show_last_active) then
      perform store_live_events(array[other], array['likes'], array['{}']);
    end if;
    return;
  end if;
  -- The match is no secret, so the like that it needed can leave the number that the chooser is told of.
  update choice c set counted = false where c.member_id = other and c.other_id = chooser and c.counted;
  if found then
    update like_count k set count = k.count - 1 where k.member_id = chooser;
  end if;
  insert into match (member_id, other_id, name, matched_at)
    select side.member_id, p.member_id, p.first_name, moment
    from (values (chooser, other), (other, chooser)) as side (member_id, other_id)
      join profile p on p.member_id = side.other_id
  on conflict (member_id, other_id) do nothing;
  newly_matched := found;
  matched := found;
end $$;
