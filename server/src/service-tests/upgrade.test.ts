// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { ownProfile } from '@kindred/contract/accounts';
import { changeShowLastActive } from '@kindred/contract/profiles';
import { apiBase } from '@kindred/contract/route';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createMember } from '../../test/members/members.ts';
import { connect } from '../../test/database/migrations.ts';
import { copyNextVersion } from '../../test/database/next-version.ts';
import { enter, spawnServer } from '../../test/service/separate-server.ts';

const app = await testApp();
const files = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir };

/** Members who each read and change their profile all the time. Returns how their requests ended. */
async function useService(url: string, members: Awaited<ReturnType<typeof createMember>>[]) {
  const endings: string[] = [];
  const over = new AbortController();
  const use = async (headers: Record<string, string>) => {
    for (let count = 0; !over.signal.aborted; count++) {
      const body = JSON.stringify({ showLastActive: count % 2 === 0 });
      const asked =
        count % 3 === 0
          ? fetch(url + apiBase + ownProfile.url, { headers })
          : fetch(url + apiBase + changeShowLastActive.url, {
              method: changeShowLastActive.method,
              headers: { ...headers, 'content-type': 'application/json' },
              body,
            });
      endings.push(
        await asked.then(
          async (answer) => `${answer.status}${answer.ok ? '' : ` ${await answer.text()}`}`,
          (error: unknown) => String(error),
        ),
      );
      await sleep(50);
    }
  };
  const headers = await Promise.all(members.map((member) => enter(url, member)));
  const using = Promise.all(headers.map(use));
  return {
    endings,
    /** Resolves when this many more requests have ended. */
    more: (count: number) => {
      const before = endings.length;
      return expect.poll(() => endings.length - before, { interval: 20 }).toBeGreaterThan(count);
    },
    end: async () => {
      over.abort();
      await using;
    },
  };
}

test('trust 83: the next version starts, changes the database and fills a column while this one serves every request', async () => {
  const next = await copyNextVersion(5);
  onTestFinished(next.remove);
  const members = await Promise.all(Array.from({ length: 24 }, () => createMember(app)));
  const old = spawnServer(files);
  const traffic = await useService(await old.ready(), members.slice(0, 4));

  // A backup reads the table that the migration changes, and reads it for long.
  const backup = await connect(app.databaseUrl);
  await backup.query('begin; select from profile');
  const upgraded = spawnServer(files, next.main);
  const waits = () => upgraded.lines().filter((line) => line.includes('waits for a lock'));
  await expect.poll(() => waits().length).toBeGreaterThan(0);
  // They would not be answered before the backup ends if they waited for as long as the migration.
  await traffic.more(40);
  await expect.poll(() => waits().length).toBeGreaterThan(1);
  await backup.query('commit');

  const trafficOfNext = await useService(await upgraded.ready(), members.slice(4, 8));
  const unfilled = 'select from profile where wave is distinct from $1';
  const countUnfilled = async () => (await app.owner.query(unfilled, ['hello'])).rowCount;
  await expect.poll(countUnfilled).toBe(0);
  await traffic.more(40);
  await trafficOfNext.more(40);
  // A process of this version that ends during the upgrade can be started again.
  const again = spawnServer(files);
  const trafficAgain = await useService(await again.ready(), members.slice(8, 10));
  await trafficAgain.more(10);
  expect(again.lines()[0]).toBe(
    'A newer version of Kindred has changed the database (0902_waves). This version can use it.',
  );

  for (const each of [traffic, trafficOfNext, trafficAgain]) await each.end();
  const endings = [traffic, trafficOfNext, trafficAgain].flatMap((each) => each.endings);
  expect(endings.filter((ending) => ending !== '200')).toEqual([]);
  await createMember(app);
  expect(await countUnfilled()).toBe(0);
  for (const each of [old, upgraded, again]) expect(await each.end('SIGTERM')).toBe(0);
});
