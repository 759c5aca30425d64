-- People who saw a member before they paused or went incognito still have the addresses of their photos.
create or replace function renew_photos_of_hidden() returns trigger language plpgsql as $$
begin
  perform renew_photos_of(array[new.member_id]);
  return null;
end $$;

create or replace trigger hidden_profile_photos after update of paused, incognito on profile for each row
  when ((new.paused and not old.paused) or (new.incognito and not old.incognito))
  execute function renew_photos_of_hidden();
