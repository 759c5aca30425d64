-- Adds a job for each payload, in one statement.
create or replace function add_jobs(kind text, payloads text[], attempts int default null) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from graphile_worker.add_jobs(array(
    select row(kind, payload::json, null, null, attempts, null, null, null)::graphile_worker.job_spec
    from unnest(payloads) as p (payload)));
end $$;
