-- A public address is given with the approval, and ends with it. Photos of members who have not confirmed their address
-- have none, as no one can see them.
create or replace function set_photo_url() returns trigger language plpgsql as $$
declare
  is_open boolean := new.review = 'approved'
    and exists (select from member where id = new.member_id and email_verified_at is not null);
begin
  if is_open = (new.url like '/media/private/%') then new.url := photo_url(new.public_id, is_open); end if;
  return new;
end $$;

create or replace trigger photo_added before insert on photo
  for each row when (new.url like '/media/%') execute function set_photo_url();

create or replace trigger photo_reviewed before update of review on photo
  for each row when (new.url like '/media/%') execute function set_photo_url();
