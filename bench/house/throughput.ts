import { join } from 'node:path';
import type { Case, Options } from '../case.ts';
import { startChild } from '../child.ts';
import { openBenchDatabase } from '../database.ts';
import { load } from '../load.ts';
import { measurePgbench } from '../pgbench.ts';
import { production } from '../production.ts';
import { signIn } from '../sign-in.ts';
import { first, statement } from './statement.ts';

/** What the house costs a request, beside the same statement with no house around it. */
export async function* throughput(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const start = async (file: URL, env: NodeJS.ProcessEnv = {}) => {
    const log = join(database.folder, 'log');
    const child = await startChild(file, { DATABASE_URL: database.url, ...env }, log);
    stack.defer(() => child.stop());
    return child.url;
  };
  const ours = await start(new URL('./ours.ts', import.meta.url), production);
  const bare = await start(new URL('./bare.ts', import.meta.url));
  const query = `?after=${first}`;
  const baseline = load({ url: `${bare}/members${query}` });
  const open = load({ url: `${ours}/members${query}` });
  const { token } = await signIn(ours);
  const headers = { authorization: `Bearer ${token}` };

  yield {
    id: 'static',
    unit: 'req/s',
    ours: load({ url: `${ours}/static` }),
    baseline: load({ url: `${bare}/static` }),
  };
  yield { id: '20 rows, public', unit: 'req/s', target: 0.8, ours: open, baseline };
  yield {
    id: '20 rows, protected',
    unit: 'req/s',
    target: 0.6,
    ours: load({ url: `${ours}/own-members${query}`, headers }),
    baseline,
  };
  yield {
    id: '20 rows, public, compressed',
    unit: 'req/s',
    ours: load({ url: `${ours}/members${query}`, headers: { 'accept-encoding': 'br' } }),
    baseline,
  };
  const pgbench = await measurePgbench(database, statement.text.replace('$1', `'${first}'`));
  if (!pgbench) return;
  yield { id: '20 rows, public, beside pgbench', unit: 'req/s', ours: open, baseline: pgbench };
}
