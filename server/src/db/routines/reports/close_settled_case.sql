create or replace function close_settled_case(which uuid, person uuid, but uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(5041228, hashtext(person::text));
  update report_case set closed_at = greatest(now(), opened_at)
  where id = which and closed_at is null
    and not exists (select from report where case_id = which and id <> but and status_rank < 2);
end $$;
