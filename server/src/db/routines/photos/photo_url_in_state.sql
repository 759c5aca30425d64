-- The address of a photo for staff. The public one of an account that is not active opens for no one, so the web has to
-- send a token.
create or replace function photo_url_in_state(url text, state text) returns text immutable language sql as $$
  select case when state = 'active' then url else regexp_replace(url, '^/media/(?!private/)', '/media/private/') end
$$;
