create or replace function return_to_leaving() returns trigger language plpgsql as $$
begin
  new.state := 'leaving';
  new.state_by := 'self';
  new.state_reason := null;
  new.state_until := null;
  return new;
end $$;

create or replace trigger member_keeps_leaving before update of state on member
  for each row when (new.state = 'active' and new.erase_at is not null) execute function return_to_leaving();
