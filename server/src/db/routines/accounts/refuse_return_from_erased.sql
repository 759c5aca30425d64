-- An erased member cannot return, so that no one can be marked as erased only to clear the log of what was done to
-- them.
create or replace function refuse_return_from_erased() returns trigger language plpgsql as $$
begin
  raise exception 'an erased member cannot be restored' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger member_stays_erased before update of state on member
  for each row when (old.state = 'erased' and new.state <> 'erased') execute function refuse_return_from_erased();
