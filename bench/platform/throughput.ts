import { join } from 'node:path';
import type { Case, Options } from '../case.ts';
import { startServerProcess } from '../server-process.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { measureRequestRate } from '../request-rate.ts';
import { measurePgbench } from '../pgbench.ts';
import { productionSettings } from '../production-settings.ts';
import { signIn } from '../sign-in.ts';
import { firstId, memberRows } from './member-rows.ts';

/** Requests per second, compared with the same statement behind a plain Fastify route. */
export async function* throughput(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const start = async (file: URL, env: NodeJS.ProcessEnv = {}) => {
    const log = join(database.folder, 'log');
    const child = await startServerProcess(file, { DATABASE_URL: database.url, ...env }, log);
    stack.defer(() => child.stop());
    return child.url;
  };
  const product = await start(
    new URL('./service-with-routes.ts', import.meta.url),
    productionSettings,
  );
  const plain = await start(new URL('./plain-server.ts', import.meta.url));
  const query = `?after=${firstId}`;
  const baseline = measureRequestRate({ url: `${plain}/members${query}` });
  const rows = measureRequestRate({ url: `${product}/members${query}` });
  const { token } = await signIn(product);
  const headers = { authorization: `Bearer ${token}` };

  yield {
    id: 'static-route',
    unit: 'req/s',
    product: measureRequestRate({ url: `${product}/static` }),
    baseline: measureRequestRate({ url: `${plain}/static` }),
  };
  yield { id: 'rows-public', unit: 'req/s', target: 0.8, product: rows, baseline };
  yield {
    id: 'rows-signed-in',
    unit: 'req/s',
    target: 0.6,
    product: measureRequestRate({ url: `${product}/own-members${query}`, headers }),
    baseline,
  };
  yield {
    id: 'rows-compressed',
    unit: 'req/s',
    product: measureRequestRate({
      url: `${product}/members${query}`,
      headers: { 'accept-encoding': 'br' },
    }),
    baseline,
  };
  const pgbench = await measurePgbench(database, memberRows.text.replace('$1', `'${firstId}'`));
  if (!pgbench) return;
  yield { id: 'rows-beside-pgbench', unit: 'req/s', product: rows, baseline: pgbench };
}
