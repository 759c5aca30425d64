-- Adds the appended changes to their rows. Only one process does so at a time.
create or replace function fold_tally() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(5041230) then return; end if;
  with taken as (delete from tally_change returning metric, split, value)
  insert into tally (metric, split, value)
    select metric, split, sum(value) from taken group by 1, 2 having sum(value) <> 0
    order by 1, 2
  on conflict (metric, split) do update set value = tally.value + excluded.value;
end $$;
