-- The former address of another member is not free while they can undo the change. No one can confirm it as theirs.
create or replace function refuse_reserved_address() returns trigger language plpgsql as $$
begin
  if exists (select from address_change where old_email = new.email and member_id <> new.id) then
    raise unique_violation using message = 'the address belongs to a member who can still return to it';
  end if;
  return new;
end $$;

create or replace trigger address_reserved
  after insert or update of email, email_verified_at, keeps_email on member
  for each row when (new.owns_email) execute function refuse_reserved_address();
