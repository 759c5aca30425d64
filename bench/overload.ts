import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { readPidFile } from '../server/src/db/embedded/pid-file.ts';
import { openBenchDatabase } from './bench-database.ts';
import type { Bench, Case, Figure, Options } from './case.ts';
import { firstId } from './platform/member-rows.ts';
import { productionSettings } from './production-settings.ts';
import { startServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

/** The share of the capacity that is still answered under more load. */
export const overload: Bench = { cases };

const seconds = 4;
const run = promisify(execFile);

interface Load {
  readonly connections: number;
  /**
   * Total requests per second, sent whether or not earlier ones are answered. Without it each client retries
   * immediately.
   */
  readonly overallRate?: number;
}

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const server = await startServerProcess(
    new URL('platform/service-with-routes.ts', import.meta.url),
    { DATABASE_URL: database.url, ...productionSettings },
    join(database.folder, 'log'),
  );
  stack.defer(() => server.stop());
  const { token } = await signIn(server.url);
  await keepApart([server.pid, readPidFile(join(database.folder, 'postgres'))?.pid]);
  const target = {
    url: `${server.url}/own-members?after=${firstId}`,
    headers: { authorization: `Bearer ${token}` },
  };
  const answer = (load: Load) => countAnswered({ ...target, ...load });
  const capacity = async () => answer({ connections: 64 });
  await capacity();
  const { value: most } = await capacity();

  for (const times of [2, 4])
    yield {
      id: `asked-${times}-times`,
      unit: 'req/s',
      target: 0.9,
      rounds: 5,
      product: () => answer({ connections: 2000, overallRate: Math.round(times * most) }),
      baseline: capacity,
    };
  yield {
    id: 'retried-by-1024',
    unit: 'req/s',
    target: 0.7,
    rounds: 5,
    product: () => answer({ connections: 1024 }),
    baseline: capacity,
  };
}

async function countAnswered(options: Load & { url: string }): Promise<Figure> {
  const result = await autocannon({ ...options, duration: seconds, sampleInt: 50 });
  const others = result.non2xx - (result.statusCodeStats?.['503']?.count ?? 0);
  if (result.errors + others > 0)
    throw new Error(`${result.errors} failed, ${others} had another answer than 200 and 503`);
  return { value: result['2xx'] / result.duration };
}

/** The server and its database on one core, the clients on the others: they would take its time otherwise. */
async function keepApart(pids: readonly (number | undefined)[]) {
  const pin = (cores: string, pid: number) => run('taskset', ['-a', '-p', '-c', cores, `${pid}`]);
  try {
    for (const pid of pids) if (pid) await pin('0', pid);
    await pin('1-', process.pid).catch(() => pin('1', process.pid));
  } catch {
    console.log('Without taskset, the server and its clients share their cores.');
  }
}
