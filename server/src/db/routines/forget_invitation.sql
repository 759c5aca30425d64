-- An address is a person's also before they have answered.
create or replace function forget_invitation() returns trigger language plpgsql as $$
begin
  delete from invitation where email = old.email;
  return null;
end $$;

create or replace trigger invited_gone after delete on member
  for each row execute function forget_invitation();
