create or replace function update_card_of_profile() returns trigger language plpgsql as $$
begin
  perform update_card(new.member_id);
  return null;
end $$;

create or replace trigger profile_card after insert or update on profile
  for each row execute function update_card_of_profile();
