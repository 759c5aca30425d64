-- A member who hides their activity gets the new addresses at this time: they tell everyone who watches that someone is there.
create or replace function renew_photos_unnoticed(member uuid, at timestamptz) returns void language sql as $$
  select case when show_last_active then renew_photos_of(array[member_id])
    else add_job('renew-photos', json_build_object('memberId', member_id), at, 'renew-photos ' || member_id) end
  from profile where member_id = member;
$$;
