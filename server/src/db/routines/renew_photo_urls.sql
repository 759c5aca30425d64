-- Browsers request photos without a token, so a block changes the addresses of both members' photos. The caller has
-- locked both.
create or replace function renew_photo_urls() returns trigger language plpgsql as $$
begin
  update photo set url = '/media/' || public_id || '.' || replace(gen_random_uuid()::text, '-', '') || '/800.webp'
  where member_id in (select member_id from added) and url like '/media/%';
  return null;
end $$;

create or replace trigger block_photos after insert on block
  referencing new table as added for each statement execute function renew_photo_urls();
