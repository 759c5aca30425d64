-- Matches with a member who is not active, has no confirmed address, or joined the team are past ones. They come back
-- with the member. A job notifies the matches, so that closing an account waits for no one.
create or replace function follow_account_in_matches() returns trigger language plpgsql as $$
declare
  away boolean := new.state <> 'active' or new.staff_role is not null or new.email_verified_at is null;
begin
  update match set away_since = case when away then now() end
    where other_id = new.id and (away_since is null) = away;
  if found then
    perform add_job('publish-account-to-matches', json_build_object('memberId', new.id));
  end if;
  return null;
end $$;

create or replace trigger member_in_matches after update of state, staff_role, email_verified_at on member
  for each row when ((old.state, old.staff_role, old.email_verified_at is null)
      is distinct from (new.state, new.staff_role, new.email_verified_at is null))
  execute function follow_account_in_matches();
