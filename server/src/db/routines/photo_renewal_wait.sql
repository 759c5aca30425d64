-- How long the photo addresses of someone who is blocked again by the same member stay, after so many renewals.
create or replace function photo_renewal_wait(times smallint) returns interval immutable language sql as $$
  select case when times = 0 then interval '0' else interval '10 minutes' * power(2, least(times, 8) - 1) end
$$;
