-- Opens the approved photos of a member who confirms their address, and closes them when that ends. The caller has
-- locked the member.
create or replace function set_photo_urls_of_member() returns trigger language plpgsql as $$
begin
  update photo set url = photo_url(public_id, new.email_verified_at is not null)
  where member_id = new.id and review = 'approved' and url like '/media/%';
  return null;
end $$;

create or replace trigger member_photos after update of email_verified_at on member
  for each row when ((old.email_verified_at is null) <> (new.email_verified_at is null))
  execute function set_photo_urls_of_member();
