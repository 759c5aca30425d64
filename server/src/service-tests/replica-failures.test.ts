// @module-tag long
import { expect, onTestFinished, test } from 'vitest';
import { choose } from '../../test/likes/likes.ts';
import { openDatabaseProxy } from '../../test/database/database-proxy.ts';
import { testDatabase } from '../../test/database/database.ts';
import { requestUrlOf } from '../../test/database/request-role.ts';
import { aMan, createPerson } from '../../test/members/people.ts';
import { createColleague } from '../../test/members/staff.ts';
import { browserOf, readsOf, startReplicated } from '../../test/replicas/replicated.ts';
import { testApp } from '../../test/service/app.ts';
import { followReplicas } from '../db/replicas/replicas.ts';

const database = await startReplicated();
const proxy = await openDatabaseProxy(database.environment.DATABASE_READ_URL);

const openApp = (environment: NodeJS.ProcessEnv) =>
  testApp({
    databaseUrl: database.primary,
    environment: { ...database.environment, DATABASE_READ_URL: proxy.url, ...environment },
  });

const app = await openApp({ LOG_LEVEL: 'silent' });

const runningReads = `select pid from pg_stat_activity where query like '%from slow%' and wait_event = 'PgSleep'`;
const endReads = `select pg_terminate_backend(pid) from (${runningReads}) as running`;

async function browse() {
  const ada = await createPerson(app);
  const browser = browserOf(app, ada);
  browser.keep((await app.replicas?.mark()) ?? '');
  await database.catchUp(app);
  return browser;
}

type Browser = ReturnType<typeof browserOf>;

/** Reads lists, none of which may fail, until one was read from there. */
async function expectReads(browser: Browser, where: 'primary' | 'replica', from = app) {
  const readAll = () => Promise.all([browser.get('/browse'), browser.get('/matches')]);
  const reads = async () => (await readsOf(from, readAll))[where];
  await expect.poll(reads).toBeGreaterThan(0);
}

/** Takes longer than the test on a replica. */
const slowOnReplica = {
  text: `select case when pg_is_in_recovery() then pg_sleep(600)::text else 'primary' end as said from slow`,
  values: [],
};

test.each([
  ['an administrator ends', () => database.onStandby(endReads)],
  [
    'the replica ends for what it has to replay',
    () => app.owner.query('alter table slow add column more int'),
  ],
])('trust 100: a read that %s is answered by the primary', async (_what, end) => {
  await app.owner.query('create table if not exists slow (id int primary key)');
  await app.owner.query('grant select on slow to public');
  await app.owner.query('insert into slow values (1) on conflict do nothing');
  const changes: (string | null)[] = [];
  const replicas = followReplicas({
    url: database.environment.DATABASE_READ_URL,
    primaryUrl: database.environment.DATABASE_URL,
    primary: app.pool,
    size: 2,
    throughPooler: false,
    mostLagMs: 60_000,
    onChange: (_place, fault) => changes.push(fault),
  });
  onTestFinished(() => replicas.close());
  await replicas.begin();
  const position = await replicas.findPosition();
  await database.catchUp(app);
  await replicas.replicas[0]?.look();
  const reader = replicas.readerFor('ada', position, { now: false, later: false });
  const read = reader.read(slowOnReplica);
  await expect.poll(() => database.onStandby(runningReads)).toHaveLength(1);
  await end();
  expect((await read).rows).toEqual([{ said: 'primary' }]);
  expect(Object.fromEntries(replicas.reads)).toMatchObject({ primary: 1 });
  expect(changes.slice(0, 2)).toEqual([null, 'failed']);
});

test(
  'trust 100: a replica that hangs is left out, and its reads are answered by the primary',
  { tags: ['long'] },
  async () => {
    const browser = await browse();
    await expectReads(browser, 'replica');
    proxy.pause();
    await expectReads(browser, 'primary');
    await expect.poll(() => app.replicas?.replicas[0]?.fault(1000)).toBe('silent');
    proxy.resume();
    await proxy.close();
    await proxy.reopen();
    await expectReads(browser, 'replica');
  },
);

test(
  'trust 99: a replica that is later than the limit is left out until it has caught up',
  { tags: ['long'] },
  async () => {
    const strict = await openApp({ DATABASE_READ_LAG: '100' });
    const staff = await createColleague(strict);
    const [ada, alan] = [await createPerson(strict), await createPerson(strict, aMan())];
    const browser = browserOf(strict, ada);
    browser.keep((await strict.replicas?.mark()) ?? '');
    await database.catchUp(strict);
    await database.pauseReplay();
    // It lacks this, which is none of the member's own writes.
    await choose(alan, ada);
    await expect.poll(() => strict.replicas?.replicas[0]?.fault(100)).toBe('late');
    const reads = await readsOf(strict, () => browser.get('/matches'));
    expect(reads.replica).toBe(0);

    const { data } = (await staff.get('/system')).json<{ data: { replicas: object[] } }>();
    expect(data.replicas).toMatchObject([{ fault: 'late' }]);
    const { body } = await strict.inject({ url: '/metrics' });
    expect(body).toMatch(/^replica_in_use\{replica="127\.0\.0\.1:\d+"\} 0$/m);
    expect(body).toMatch(/^replica_lag_seconds\{replica="127\.0\.0\.1:\d+"\} \d/m);
    expect(body).toMatch(/^database_reads_total\{target="primary"\} [1-9]/m);
    await database.catchUp(strict);
    await expectReads(browser, 'replica', strict);
  },
);

test('a replica of another database, and a primary, get no reads', { tags: ['long'] }, async () => {
  const other = await openApp({ DATABASE_READ_URL: requestUrlOf(await testDatabase()) });
  await expect(other.ready()).rejects.toThrow(
    /^DATABASE_READ_URL leads to another database at .*: name replicas of the database of DATABASE_URL\.$/,
  );
  const own = await openApp({ DATABASE_READ_URL: database.environment.DATABASE_URL });
  await own.ready();
  expect(own.replicas?.replicas[0]?.fault(60_000)).toBe('not a replica');
  const browser = browserOf(own, await createPerson(own));
  browser.keep((await own.replicas?.mark()) ?? '');
  expect((await readsOf(own, () => browser.get('/browse'))).replica).toBe(0);
});

test(
  'trust 100: no request fails while a replica is killed and started again, and it gets reads again',
  { tags: ['long'] },
  async () => {
    const browser = await browse();
    await expectReads(browser, 'replica');
    const stopped = new AbortController();
    const asking = (async () => {
      while (!stopped.signal.aborted)
        await Promise.all([browser.get('/browse'), browser.get('/likes/sent')]);
    })();
    await database.killStandby();
    await expectReads(browser, 'primary');
    await database.restartStandby();
    await expectReads(browser, 'replica');
    stopped.abort();
    await expect(asking).resolves.toBeUndefined();
  },
);
