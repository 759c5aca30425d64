import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBase } from '@kindred/contract/route';
import { Client } from 'pg';
import { openBenchDatabase } from './bench-database.ts';
import type { Options } from './case.ts';
import { checkBaseline } from './check-baseline.ts';
import { collectStatements } from './product-statements.ts';
import { productionSettings } from './production-settings.ts';
import { type RequestOptions, sendRequest } from './response-time.ts';
import { startServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';

/** A request to the product, and the statement that someone would write by hand for the same data. */
export interface ComparedRequest {
  readonly id: string;
  readonly path: string;
  /** On tables of the schema `bench`. A list has its page as rows with an `id`, and may have its `total` in each. */
  readonly baseline: string;
  readonly values?: readonly unknown[];
}

/** A route of the baseline server. The body of a request may give other values. */
export interface BaselineRoute {
  readonly id: string;
  readonly method: 'GET' | 'PUT';
  /** Several are one transaction, and the body has a list of values for each. */
  readonly text: string | readonly string[];
  readonly values: readonly unknown[];
}

interface Comparison {
  /**
   * Prepares the members that sign in, and returns the address of the one who reads; otherwise it is an administrator.
   */
  readonly prepareMembers?: (client: Client) => Promise<string>;
  /**
   * Creates the tables of the baselines in the schema `bench`, once the reader is signed in. They are written to disk
   * before anything is measured.
   */
  readonly createTables: (client: Client) => Promise<void>;
  readonly readRequests: (client: Client) => Promise<readonly ComparedRequest[]>;
  readonly routes?: readonly BaselineRoute[];
}

/** Starts the product and the baseline as two servers on one database. */
export async function openComparison(
  stack: AsyncDisposableStack,
  options: Options,
  { prepareMembers, createTables, readRequests, routes = [] }: Comparison,
) {
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const client = new Client({ connectionString: database.url });
  await client.connect();
  stack.defer(() => client.end());
  await client.query('drop schema if exists bench cascade; create schema bench');
  stack.defer(async () => void (await client.query('drop schema bench cascade')));

  const env = {
    ...productionSettings,
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'warn',
  };
  const start = async (file: string, more: NodeJS.ProcessEnv = {}) => {
    const log = join(database.folder, 'log');
    const server = await startServerProcess(
      new URL(file, import.meta.url),
      { ...env, ...more },
      log,
    );
    stack.defer(() => server.stop());
    return server.url;
  };
  const productUrl = await start('./product-server.ts');
  const { token } = await signIn(productUrl, await prepareMembers?.(client));
  const headers = { authorization: `Bearer ${token}` };
  await createTables(client);
  await client.query('checkpoint');
  const requests = await readRequests(client);
  const file = join(database.folder, 'baseline-routes.json');
  await writeFile(file, JSON.stringify([...requests.map(toRoute), ...routes]));
  const baselineUrl = await start('./baseline-server.ts', { BASELINE_ROUTES: file });

  const pairs = requests.map(({ id, path }) => ({
    id,
    product: { url: `${productUrl}${apiBase}${path}`, headers },
    baseline: { url: `${baselineUrl}/${id}` },
  }));
  for (const pair of pairs) await checkBaseline(pair);
  await warmUp(pairs);
  const statements = await collectStatements(env, token, requests);
  return { client, productUrl, baselineUrl, headers, pairs, statements };
}

/** Both servers have been running for a while, so that their code is compiled. */
async function warmUp(pairs: readonly { product: RequestOptions; baseline: RequestOptions }[]) {
  const end = Date.now() + 5000;
  while (Date.now() < end)
    for (const { product, baseline } of pairs) {
      await sendRequest(product);
      await sendRequest(baseline);
    }
}

const toRoute = ({ id, baseline, values = [] }: ComparedRequest): BaselineRoute => ({
  id,
  method: 'GET',
  text: baseline,
  values,
});
