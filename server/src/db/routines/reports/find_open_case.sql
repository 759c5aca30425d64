-- The advisory lock makes changes of one person's case wait for each other.
create or replace function find_open_case(person uuid, earlier uuid, at timestamptz) returns uuid language plpgsql as $$
declare found_id uuid;
begin
  perform pg_advisory_xact_lock(5041228, hashtext(person::text));
  select id into found_id from report_case where member_id = person and closed_at is null;
  if found_id is null then
    update report_case set closed_at = null where id = earlier returning id into found_id;
  end if;
  if found_id is null then
    insert into report_case (member_id, opened_at) values (person, at) returning id into found_id;
  end if;
  return found_id;
end $$;
