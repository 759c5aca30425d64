-- Who is not approved has no card, and every process remembers who sends a request.
create or replace function follow_approval() returns trigger language plpgsql as $$
begin
  perform update_card(new.member_id);
  perform pg_notify('member_changed', new.member_id::text);
  return null;
end $$;

create or replace trigger approval_followed after insert or update of state on approval
  for each row execute function follow_approval();
