-- A changed main photo touches the profile. A job looks whether the badge has ended, as photos can be exchanged in several steps.
create or replace function mark_checked_change() returns trigger language plpgsql as $$
begin
  update checked_person c set changed_at = now()
  where c.member_id = new.member_id and c.ended_at is null and c.changed_at is null and checked_level(c.member_id) = 0;
  return null;
end $$;

create or replace trigger profile_checked_change after update on profile
  for each row execute function mark_checked_change();
