-- Browsers request photos without a token, so a block changes the addresses of both members' photos, once a day for each
-- pair. The caller has locked both.
create or replace function renew_photo_urls() returns trigger language plpgsql as $$
declare renewed uuid[];
begin
  with pairs as (
    insert into photo_renewal as known (member_id, other_id)
    select member_id, other_id from added where member_id < other_id
    on conflict (member_id, other_id) do update
      set due = known.renewed_at > now() - interval '1 day',
        renewed_at = case when known.renewed_at > now() - interval '1 day' then known.renewed_at else now() end
    returning member_id, other_id, due
  )
  select array_agg(id) into renewed
    from pairs cross join lateral (values (member_id), (other_id)) as both_of (id) where not due;
  perform renew_photos_of(renewed);
  return null;
end $$;

create or replace trigger block_photos after insert on block
  referencing new table as added for each statement execute function renew_photo_urls();
