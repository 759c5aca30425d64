-- A match ends once, so the addresses of both members' photos change immediately, whatever either did before. Both are
-- locked.
create or replace function renew_photos_of_match() returns trigger language plpgsql as $$
begin
  perform renew_photos_of(array[new.member_id, new.other_id]);
  return null;
end $$;

create or replace trigger ended_match_photos after update of ended_at on match for each row
  when (old.ended_at is null and new.ended_at is not null and new.member_id < new.other_id)
  execute function renew_photos_of_match();
