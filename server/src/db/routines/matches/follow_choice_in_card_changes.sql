-- A choice that is undone brings someone back to the member who chose. A like shows a member who is incognito to the one
-- they like, once it no longer waits. Any other like changes nothing that others are shown.
create or replace function follow_choice_in_card_changes() returns trigger language plpgsql as $$
begin
  if new.kind = 'none' then
    perform add_card_change(new.other_id, new.member_id);
  elsif exists (select from card c where c.member_id = new.member_id and c.incognito) then
    perform add_card_change(new.member_id, new.other_id);
  end if;
  return null;
end $$;

create or replace trigger like_shows_incognito after insert on choice
  for each row when (new.kind in ('like', 'superlike')) execute function follow_choice_in_card_changes();

create or replace trigger changed_choice_shows after update of kind, waits_until on choice
  for each row when (new.kind <> 'pass' and (new.kind <> old.kind or new.waits_until is distinct from old.waits_until))
  execute function follow_choice_in_card_changes();
