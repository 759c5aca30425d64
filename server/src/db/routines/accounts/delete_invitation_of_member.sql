-- An open invitation has the address of the deleted member. If it was never confirmed, it may belong to someone else.
create or replace function delete_invitation_of_member() returns trigger language plpgsql as $$
begin
  delete from invitation where email = old.email;
  return null;
end $$;

create or replace trigger invited_gone after delete on member
  for each row when (old.email_verified_at is not null) execute function delete_invitation_of_member();
