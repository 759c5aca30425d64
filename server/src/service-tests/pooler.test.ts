import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/database/database.ts';
import { requestRole, requestUrlOf } from '../../test/database/request-role.ts';
import { withClient } from '../db/with-client.ts';
import { timeOrderedId } from '../platform/time/time-ordered-id.ts';
import { testApp } from '../../test/service/app.ts';
import { addressOf, openChannel } from '../../test/service/live.ts';
import { findPgBouncer, startPgBouncer } from '../../test/service/pgbouncer.ts';
import { matchOf } from '../../test/likes/likes.ts';
import { enter, spawnServer } from '../../test/service/separate-server.ts';

test(
  'a pooler that leads to another database is refused in one line',
  { tags: ['long'] },
  async () => {
    const owner = await testDatabase();
    const { ended, lines } = spawnServer({
      DATABASE_URL: requestUrlOf(await testDatabase()),
      DATABASE_DIRECT_URL: requestUrlOf(owner),
      DATABASE_OWNER_URL: owner,
    });
    expect(await ended).toBe(1);
    expect(lines()).toEqual([
      expect.stringMatching(
        /^DATABASE_URL and DATABASE_DIRECT_URL lead to different databases or roles \(.*\): name the same ones in both\.$/,
      ),
    ]);
  },
);

const openConnections =
  'select pid from pg_stat_activity where datname = current_database() and usename = $1';
const openJobs = `select from graphile_worker.jobs where task_identifier = 'delete-failed-jobs' and run_at <= now()`;

/** How many connections to the database the pooler may open, where there is one. */
const poolers = findPgBouncer() ? [6] : [];

test.each(poolers)(
  'four processes share twenty connections to the database behind a pooler of %i, without an error',
  async (pooled) => {
    const app = await testApp();
    const url = requestUrlOf(app.databaseUrl);
    const pooler = await startPgBouncer(url, pooled);
    const pairs = await Promise.all(Array.from({ length: 6 }, () => matchOf(app)));
    const connections = async () =>
      (await app.owner.query<{ pid: number }>(openConnections, [requestRole])).rows.map(
        ({ pid }) => pid,
      );
    const own = await connections();
    const start = (ROLE: 'web' | 'all') =>
      spawnServer({
        DATABASE_URL: pooler,
        DATABASE_DIRECT_URL: url,
        DATABASE_OWNER_URL: app.databaseUrl,
        DATA_DIR: app.config.dataDir,
        JOBS: '2',
        ROLE,
      });
    const servers = [start('all'), start('all'), start('web'), start('web')];
    const urls = await Promise.all(servers.map(({ ready }) => ready()));
    const [first = ''] = urls;
    const couples = await Promise.all(
      pairs.map(async ([ada, alan]) => ({
        ada: { ...ada, headers: await enter(first, ada) },
        alan: { ...alan, headers: await enter(first, alan) },
      })),
    );
    const screens = await Promise.all(
      couples.map(({ alan }, index) => openChannel(addressOf(urls[index % 4] ?? ''), alan)),
    );

    const statuses: number[] = [];
    const call = async (
      path: string,
      { headers }: { headers: Record<string, string> },
      body?: object,
    ) => {
      const origin = urls[statuses.length % 4] ?? '';
      const response = await fetch(origin + apiBase + path, {
        method: body ? 'PUT' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      statuses.push(response.status);
      await response.arrayBuffer();
    };
    const messages = 8;
    await Promise.all(
      couples.flatMap(({ ada, alan }) => [
        ...Array.from({ length: messages }, (_, index) =>
          call(`/chats/${alan.id}/messages/${timeOrderedId()}`, ada, { text: `Hello ${index}` }),
        ),
        ...['/chats', '/likes', '/notices', '/matches'].map((path) => call(path, alan)),
      ]),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Notifications reach the other processes.
    for (const screen of screens)
      await expect.poll(() => screen.eventsOf('message')).toHaveLength(messages);

    const opened = (await connections()).filter((pid) => !own.includes(pid));
    expect(opened.length).toBeLessThanOrEqual(20);
    await withClient(pooler, async (client) => {
      const shown = await client.query<{ limit: string }>(
        `select current_setting('statement_timeout') as limit`,
      );
      expect(shown.rows).toEqual([{ limit: '30s' }]);
    });
    await app.owner.query(`select graphile_worker.add_job('delete-failed-jobs', '{}')`);
    await expect.poll(async () => (await app.owner.query(openJobs)).rowCount).toBe(0);
  },
  120_000,
);
