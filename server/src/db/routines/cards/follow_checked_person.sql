create or replace function follow_checked_person() returns trigger language plpgsql as $$
begin
  perform update_card(coalesce(new.member_id, old.member_id));
  return null;
end $$;

create or replace trigger checked_person_card after insert or update or delete on checked_person
  for each row execute function follow_checked_person();
