-- Touching the row lets its own trigger decide.
create or replace function keep_profile_after_photo() returns trigger language plpgsql as $$
begin
  update profile set complete = complete where member_id = coalesce(new.member_id, old.member_id);
  return null;
end $$;

create or replace trigger profile_photo after insert or delete or update of position, review on photo
  for each row execute function keep_profile_after_photo();
