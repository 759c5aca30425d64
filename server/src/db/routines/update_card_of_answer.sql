create or replace function update_card_of_answer() returns trigger language plpgsql as $$
begin
  perform update_card(coalesce(new.member_id, old.member_id));
  return null;
end $$;

create or replace trigger answer_card after insert or update or delete on answer
  for each row execute function update_card_of_answer();
