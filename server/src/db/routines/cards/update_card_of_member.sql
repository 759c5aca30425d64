create or replace function update_card_of_member() returns trigger language plpgsql as $$
begin
  perform update_card(new.id);
  return null;
end $$;

create or replace trigger member_card after update of state, staff_role, email_verified_at, created_at on member
  for each row execute function update_card_of_member();
