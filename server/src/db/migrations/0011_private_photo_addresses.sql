-- Photos that no other member may see, and uploads that nobody used, have private addresses.
update photo set url = '/media/private/' || public_id || '.' || replace(gen_random_uuid()::text, '-', '') || '/800.webp'
where review <> 'approved' and url like '/media/%';

update upload set url = '/media/private/' || public_id || '.' || replace(gen_random_uuid()::text, '-', '') || '/800.webp';
