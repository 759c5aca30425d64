create or replace function renew_photos_of(members uuid[]) returns void language sql as $$
  update photo set url = photo_url(public_id, review)
  where member_id = any (members) and review = 'approved' and url like '/media/%';
$$;
