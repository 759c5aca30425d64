create or replace function renew_photos_of(members uuid[]) returns void language sql as $$
  update photo set url = photo_url(public_id, true)
  where member_id = any (members) and url like '/media/%' and url not like '/media/private/%';
$$;
