-- Browsers request photos without a token, so the addresses of both members' photos change with a block, and when a
-- match ends. Each member can cause that once a day for each other member; the rest is done by a job. The caller has
-- locked both.
create or replace function renew_photo_urls() returns trigger language plpgsql as $$
declare renews boolean;
begin
  -- A member who has not confirmed their address has seen nobody.
  if not exists (select from member where id = new.member_id and email_verified_at is not null) then
    return null;
  end if;
  insert into photo_renewal as known (member_id, other_id) values (new.member_id, new.other_id)
  on conflict (member_id, other_id) do update
    set due = known.renewed_at > now() - interval '1 day',
      renewed_at = case when known.renewed_at > now() - interval '1 day' then known.renewed_at else now() end
  returning not due into renews;
  if renews then
    perform renew_photos_of(array[new.member_id, new.other_id]);
  end if;
  return null;
end $$;

create or replace trigger block_photos after insert on block for each row
  when (new.mine) execute function renew_photo_urls();
create or replace trigger block_back_photos after update of mine on block for each row
  when (new.mine and not old.mine) execute function renew_photo_urls();
create or replace trigger ended_match_photos after update of ended_at on match for each row
  when (old.ended_at is null and new.ended_at is not null and new.member_id < new.other_id)
  execute function renew_photo_urls();
