create or replace function renew_photos_of(members uuid[]) returns void language sql as $$
  update photo set url = '/media/' || public_id || '.' || replace(gen_random_uuid()::text, '-', '') || '/800.webp'
  where member_id = any (members) and url like '/media/%';
$$;
