-- Who is asked to join the team and has not answered yet: accepted and revoked ones go, and the log remembers them.
-- Personal: the address of the invited. The link that was mailed is kept as a digest.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null unique check (email !~ '[A-Z]' and length(email) between 3 and 254),
  role text not null check (role in ('administrator', 'moderator', 'support', 'analyst')),
  token_hash bytea not null,
  invited_by uuid references member on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

create index invitation_inviter on invitation (invited_by);

-- An address is a person's also before they have answered.
create function forget_invitation() returns trigger language plpgsql as $$
begin
  delete from invitation where email = old.email;
  return null;
end $$;

create trigger invited_gone after delete on member
  for each row execute function forget_invitation();
