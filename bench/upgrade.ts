import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownProfile } from '@kindred/contract/accounts';
import { changeShowLastActive } from '@kindred/contract/profiles';
import { apiBase } from '@kindred/contract/route';
import { Client } from 'pg';
import { copyNextVersion } from '../server/test/database/next-version.ts';
import { openBenchDatabase } from './bench-database.ts';
import { type Bench, type Case, type Options, shareRuns } from './case.ts';
import { type SignedInMember, signInMany } from './chat/sign-in-many.ts';
import { productionSettings } from './production-settings.ts';
import { startServerProcess } from './server-process.ts';

/** How long requests wait while the next version starts, changes tables that they use, and fills a column. */
export const upgrade: Bench = { cases };

const perSecond = 50;
const demoSettings = { SECRET: productionSettings.SECRET, MODE: 'demo', DEMO: 'off', PORT: '0' };
const restMs = 5000;

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  const figures = shareRuns(() => measure(options));
  const common = { unit: 'ms', rounds: 1 } as const;
  yield { id: 'longest-wait-before', ...common, product: figures('before') };
  yield { id: 'longest-wait-during', ...common, target: 1500, product: figures('during') };
  yield { id: 'middle-wait-during', ...common, product: figures('middle') };
  yield { id: 'time-to-fill', ...common, product: figures('fill') };
}

async function measure(options: Options) {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder };
  const server = await startServerProcess(
    new URL('platform/service-with-routes.ts', import.meta.url),
    { ...environment, ...productionSettings },
    join(database.folder, 'log'),
  );
  stack.defer(() => server.stop());
  const next = await copyNextVersion(500);
  stack.defer(() => next.remove());
  const members = await signInMany(database.url, perSecond);

  const before = sendRequests(server.url, members);
  await sleep(restMs);
  const wasBefore = await before.end();
  const during = sendRequests(server.url, members);
  await sleep(1000);
  const started = performance.now();
  const upgraded = spawn(process.execPath, [next.main], {
    // Production refuses the members of the bench.
    env: { ...process.env, ...environment, ...demoSettings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(upgraded, 'close');
  stack.defer(async () => {
    upgraded.kill();
    await ended;
  });
  const failed = ended.then(() => Promise.reject(new Error('The next version did not start')));
  failed.catch(() => undefined);
  await Promise.race([waitUntilFilled(database.url), failed]);
  const fill = performance.now() - started;
  await sleep(restMs);
  const wasDuring = await during.end();
  return {
    before: Math.max(...wasBefore),
    during: Math.max(...wasDuring),
    middle: wasDuring.toSorted((one, other) => one - other)[Math.floor(wasDuring.length / 2)] ?? 0,
    fill,
  };
}

/** Sends requests at a constant rate, whether or not earlier ones are answered. Every third one changes a profile. */
function sendRequests(url: string, members: readonly SignedInMember[]) {
  const asked: Promise<number>[] = [];
  const ask = async (count: number) => {
    const member = members[count % members.length];
    const headers = { authorization: `Bearer ${await member?.token()}` };
    const change = {
      method: changeShowLastActive.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ showLastActive: count % 2 === 0 }),
    };
    const start = performance.now();
    const answer =
      count % 3 === 0
        ? await fetch(url + apiBase + changeShowLastActive.url, change)
        : await fetch(url + apiBase + ownProfile.url, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`A request responded with ${answer.status}`);
    return performance.now() - start;
  };
  const timer = setInterval(() => {
    const asking = ask(asked.length);
    // Reported at the end.
    asking.catch(() => undefined);
    asked.push(asking);
  }, 1000 / perSecond);
  return {
    /** The milliseconds that each request took. */
    end: () => {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}

async function waitUntilFilled(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const query = `select count(*)::int as applied, count(coalesce(unfinished, waiting))::int as unfinished from migration where name > '0900'`;
  try {
    for (;;) {
      const { rows } = await client.query<{ applied: number; unfinished: number }>(query);
      if (rows[0]?.applied === 2 && rows[0].unfinished === 0) return;
      await sleep(100);
    }
  } finally {
    await client.end();
  }
}
