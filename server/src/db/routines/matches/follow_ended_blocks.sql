-- The two of a block that ended may find each other again. Erasing a member removes theirs too.
create or replace function follow_ended_blocks() returns trigger language plpgsql as $$
begin
  perform add_card_change(r.other_id, r.member_id)
    from removed r join member m on m.id = r.member_id join member o on o.id = r.other_id
    order by r.other_id, r.member_id;
  return null;
end $$;

create or replace trigger ended_block_shows after delete on block
  referencing old table as removed for each statement execute function follow_ended_blocks();
