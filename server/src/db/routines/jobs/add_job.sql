-- Adds a job in the transaction that calls it. Planning the worker's statements again for each job takes longer than
-- they do. It does not search for a job that a new key could replace.
create or replace function add_job(kind text, payload json, run_at timestamptz default null, job_key text default null,
  attempts int default null, is_new boolean default false) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform graphile_worker.add_job(kind, payload, run_at => run_at, job_key => job_key, max_attempts => attempts,
    job_key_mode => case when is_new then 'unsafe_dedupe' else 'replace' end);
end $$;
