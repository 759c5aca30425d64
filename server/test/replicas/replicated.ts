import { seenUntilHeader } from '@kindred/contract/common';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { expect } from 'vitest';
import { migrate } from '../../src/db/migrate/migrate.ts';
import { withClient } from '../../src/db/with-client.ts';
import { atEnd } from '../clean-up.ts';
import { createRequestRole, requestRole, requestUrlOf } from '../database/request-role.ts';
import { startPrimaryAndStandby } from '../database/standby.ts';
import type { createPerson } from '../members/people.ts';

/** A migrated primary, and a standby whose replay a test can stop. */
export async function startReplicated() {
  const database = await startPrimaryAndStandby({ synchronous: false });
  await createRequestRole(database.primary);
  await migrate(database.primary, { requestRole });
  const primary = new Client(database.primary);
  await primary.connect();
  atEnd(() => primary.end());
  const onStandby = (text: string) =>
    withClient(database.standby, async (client) => (await client.query(text)).rows as object[]);

  return {
    ...database,
    onStandby,
    environment: {
      DATABASE_URL: requestUrlOf(database.primary),
      DATABASE_READ_URL: requestUrlOf(database.standby),
    },
    /** Waits until nothing more is replayed. */
    async pauseReplay() {
      await onStandby('select pg_wal_replay_pause()');
      const state = () => onStandby('select pg_get_wal_replay_pause_state() as state');
      await expect.poll(state).toEqual([{ state: 'paused' }]);
    },
    /** Resumes the replay, and lets the application notice that everything has been replayed. */
    async catchUp(app: FastifyInstance) {
      await onStandby('select pg_wal_replay_resume()');
      const { rows } = await primary.query<{ at: string }>(
        'select pg_current_wal_flush_lsn()::text as at',
      );
      await expect
        .poll(() => onStandby(`select pg_last_wal_replay_lsn() >= '${rows[0]?.at}' as done`))
        .toEqual([{ done: true }]);
      await app.replicas?.mark();
      for (const replica of app.replicas?.replicas ?? []) await replica.look();
    },
  };
}

type Person = Awaited<ReturnType<typeof createPerson>>;

/** A browser of this member, which keeps the mark of each response and sends it. */
export function browserOf(app: FastifyInstance, { headers }: Person, mark: string | null = null) {
  let kept = mark;
  type Options = { method?: 'GET' | 'PUT' | 'DELETE' | 'POST'; payload?: object };

  async function ask(url: string, { method = 'GET', payload }: Options = {}) {
    const response = await app.inject({
      ...{ method, url: `/api/v1${url}` },
      headers: { ...headers, ...(kept && { [seenUntilHeader]: kept }) },
      ...(payload && { payload }),
    });
    expect(response.statusCode, `${url} ${response.body}`).toBe(200);
    const { [seenUntilHeader]: received } = response.headers;
    if (typeof received === 'string') kept = received;
    return response.json<{ data: never }>().data;
  }

  return {
    get: (url: string) => ask(url),
    send: (method: 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
      ask(url, { method, ...(payload && { payload }) }),
    mark: () => kept,
    keep: (received: string) => void (kept = received),
  };
}

/** How many reads the work sent to the primary and to replicas. */
export async function readsOf(app: FastifyInstance, work: () => Promise<unknown>) {
  const count = () => {
    const all = [...(app.replicas?.reads ?? [])];
    const sum = (isPrimary: boolean) =>
      all.reduce((total, [to, reads]) => total + ((to === 'primary') === isPrimary ? reads : 0), 0);
    return { primary: sum(true), replica: sum(false) };
  };
  const before = count();
  await work();
  const after = count();
  return { primary: after.primary - before.primary, replica: after.replica - before.replica };
}
