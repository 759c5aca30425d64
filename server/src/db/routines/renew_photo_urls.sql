-- Browsers request photos without a token, so the addresses of photos change with a block. Those of the member who blocks
-- change immediately, every time. Those of the other member change for the pictures on everyone's screens, so another
-- member's block within ten minutes, or another block by the same member, leaves them to a job (`due`). The caller has
-- locked both.
create or replace function renew_photo_urls() returns trigger language plpgsql as $$
declare
  known photo_renewal;
  renews boolean;
begin
  -- A member who has not confirmed their address has seen nobody.
  if not exists (select from member where id = new.member_id and email_verified_at is not null) then
    return null;
  end if;
  perform renew_photos_of(array[new.member_id]);
  select * into known from photo_renewal where member_id = new.member_id and other_id = new.other_id;
  renews := not exists (select from photo_renewal r
      where r.other_id = new.other_id and r.member_id <> new.member_id and r.renewed_at > now() - interval '10 minutes')
    and coalesce(known.renewed_at <= now() - photo_renewal_wait(known.times), true);
  insert into photo_renewal as p (member_id, other_id, due, renewed_at, times)
    values (new.member_id, new.other_id, not renews, case when renews then now() else '-infinity' end, renews::int)
  on conflict (member_id, other_id) do update
    set due = excluded.due, times = p.times + excluded.times,
      renewed_at = case when renews then now() else p.renewed_at end;
  if renews then
    perform renew_photos_of(array[new.other_id]);
  end if;
  return null;
end $$;

create or replace trigger block_photos after insert on block for each row
  when (new.mine) execute function renew_photo_urls();
create or replace trigger block_back_photos after update of mine on block for each row
  when (new.mine and not old.mine) execute function renew_photo_urls();
