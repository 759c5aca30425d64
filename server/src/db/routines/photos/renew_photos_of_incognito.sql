-- Someone who is incognito is hidden from a member whose like they undo, who still has the addresses of their photos.
create or replace function renew_photos_of_incognito() returns trigger language plpgsql as $$
begin
  if exists (select from profile p where p.member_id = new.member_id and p.incognito) then
    perform renew_photos_of(array[new.member_id]);
  end if;
  return null;
end $$;

create or replace trigger withdrawn_like_photos after update of kind on choice for each row
  when (old.kind in ('like', 'superlike') and new.kind <> old.kind and new.kind <> 'superlike')
  execute function renew_photos_of_incognito();
