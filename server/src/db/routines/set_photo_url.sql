-- An address that opens without signing in is given with the approval, and ends with it.
create or replace function set_photo_url() returns trigger language plpgsql as $$
begin
  new.url := photo_url(new.public_id, new.review);
  return new;
end $$;

create or replace trigger photo_added before insert on photo
  for each row when (new.url like '/media/%' and (new.review = 'approved') = (new.url like '/media/private/%'))
  execute function set_photo_url();

create or replace trigger photo_reviewed before update of review on photo
  for each row when (new.url like '/media/%' and (new.review = 'approved') <> (old.review = 'approved'))
  execute function set_photo_url();
