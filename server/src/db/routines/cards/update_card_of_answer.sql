-- Once for each member, because many answers begin to count in one statement. A statement that changes others of their
-- columns changes no card.
create or replace function update_card_of_answer() returns trigger language plpgsql as $$
declare
  changed_member uuid;
begin
  if tg_op = 'INSERT' then
    for changed_member in select distinct member_id from added where counted_open order by 1 loop
      perform update_card(changed_member);
    end loop;
  elsif tg_op = 'DELETE' then
    for changed_member in select distinct member_id from removed where counted_open order by 1 loop
      perform update_card(changed_member);
    end loop;
  else
    for changed_member in
        select member_id from (
          (select member_id, question, counted_mine, counted_accepted, counted_importance from added where counted_open
            except select member_id, question, counted_mine, counted_accepted, counted_importance from removed
              where counted_open)
          union all
          (select member_id, question, counted_mine, counted_accepted, counted_importance from removed where counted_open
            except select member_id, question, counted_mine, counted_accepted, counted_importance from added
              where counted_open)
        ) as different group by member_id order by member_id loop
      perform update_card(changed_member);
    end loop;
  end if;
  return null;
end $$;

create or replace trigger answer_added after insert on answer
  referencing new table as added for each statement execute function update_card_of_answer();
create or replace trigger answer_changed after update on answer
  referencing old table as removed new table as added for each statement execute function update_card_of_answer();
create or replace trigger answer_removed after delete on answer
  referencing old table as removed for each statement execute function update_card_of_answer();
