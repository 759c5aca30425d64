-- Others, or only this viewer, may newly find the member.
create or replace function add_card_change(found_id uuid, found_by uuid) returns void language sql as $$
  insert into card_change (member_id, viewer_id) values (found_id, found_by)
  on conflict on constraint card_change_once do update
    set changed_by = excluded.changed_by, changed_at = excluded.changed_at
$$;
