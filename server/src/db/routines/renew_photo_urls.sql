-- Browsers ask for pictures without saying who asks. So whoever is blocked loses the addresses that they knew:
-- those of both sides change, and neither is told the new ones of the other. Both are locked by who blocks.
create or replace function renew_photo_urls() returns trigger language plpgsql as $$
begin
  update photo set url = '/media/' || public_id || '.' || replace(gen_random_uuid()::text, '-', '') || '/800.webp'
  where member_id in (select member_id from added) and url like '/media/%';
  return null;
end $$;

create or replace trigger block_photos after insert on block
  referencing new table as added for each statement execute function renew_photo_urls();
