-- The owner of an address needs no invitation any more, and nothing is kept of what was imported about them.
create or replace function end_import_invitation() returns trigger language plpgsql as $$
begin
  delete from invited where email = new.email;
  return null;
end $$;

create or replace trigger import_invitation_ends after insert or update of email, owns_email on member
  for each row when (new.owns_email) execute function end_import_invitation();
