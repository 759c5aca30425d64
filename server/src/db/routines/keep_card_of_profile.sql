create or replace function keep_card_of_profile() returns trigger language plpgsql as $$
begin
  perform keep_card(new.member_id);
  return null;
end $$;

create or replace trigger profile_card after insert or update on profile
  for each row execute function keep_card_of_profile();
