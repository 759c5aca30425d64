-- Updates the row so that its own trigger sets `complete`.
create or replace function touch_profile_after_photo() returns trigger language plpgsql as $$
begin
  update profile set complete = complete where member_id = coalesce(new.member_id, old.member_id);
  return null;
end $$;

create or replace trigger profile_photo after insert or delete or update of position, review on photo
  for each row execute function touch_profile_after_photo();
