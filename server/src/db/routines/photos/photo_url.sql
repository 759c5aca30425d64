create or replace function photo_url(public_id text, is_open boolean) returns text language sql volatile as $$
  select case when is_open then '/media/' else '/media/private/' end
    || public_id || '.' || replace(gen_random_uuid()::text, '-', '') || '/800.webp';
$$;
