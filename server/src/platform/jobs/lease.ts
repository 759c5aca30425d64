import type { PoolClient } from 'pg';
import { type Db, statement } from '../../db/statement.ts';

const space = 5_041_227;

const lockHolder = statement({
  name: 'hold_job_lease',
  writes: true,
  shown: 'never',
  text: 'select from pg_try_advisory_lock($space, hashtext($holder))',
  params: { space: 'int4', holder: 'text' },
});

/** Shows that this worker is alive, for as long as this connection is open. */
export const holdLease = (client: PoolClient, holder: string) =>
  lockHolder.run(client, { space, holder });

const unlockOrphans = statement({
  name: 'free_orphaned_jobs',
  writes: true,
  shown: 'never',
  text: `select from (
      select array_agg(distinct locked_by) as holders from graphile_worker.jobs
      where locked_at < now() - interval '10 seconds' and not exists (
        select from pg_locks
        where locktype = 'advisory' and objsubid = 2 and classid::bigint = $space
          and database = (select oid from pg_database where datname = current_database())
          and objid::bigint = hashtext(locked_by)::bigint & 4294967295)
      having count(*) > 0
    ) as dead, graphile_worker.force_unlock_workers(dead.holders)`,
  params: { space: 'int8' },
});

/**
 * Frees the jobs of workers that died; the library itself would wait for four hours.
 * A worker that has only just started may not hold the lease yet.
 */
export const freeOrphans = (db: Db) => unlockOrphans.run(db, { space });
