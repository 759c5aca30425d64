import type { Pool, PoolClient } from 'pg';

const space = 5_041_227;

/** Says that the holder of jobs of this name lives, for as long as this connection does. */
export async function holdLease(client: PoolClient, holder: string) {
  await client.query('select pg_try_advisory_lock($1, hashtext($2))', [space, holder]);
}

/**
 * Frees the jobs of holders that died with them; the library itself would wait for four hours.
 * Who has only just begun may not hold the lease yet.
 */
export async function freeOrphans(pool: Pool) {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker.jobs
      where locked_at < now() - interval '10 seconds' and not exists (
        select from pg_locks
        where locktype = 'advisory' and objsubid = 2 and classid = $1
          and database = (select oid from pg_database where datname = current_database())
          and objid::bigint = hashtext(locked_by)::bigint & 4294967295)
      having count(*) > 0`,
    [space],
  );
}
