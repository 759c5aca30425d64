import type { Client } from 'pg';
import { peopleTables, tableNames } from './accounts/baseline-tables.ts';
import { prepareMembers } from './accounts/members.ts';
import { photoUploads } from './accounts/photo-uploads.ts';
import { readRequests } from './accounts/requests.ts';
import { signInTimes } from './accounts/sign-in-time.ts';
import type { Bench, Case, Options } from './case.ts';
import { openComparison } from './comparison.ts';
import { queryPlans } from './query-plans.ts';
import { measureRequestRate } from './request-rate.ts';

/** What members do with their accounts, and what they read about each other. */
export const accounts: Bench = { cases };

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  let addresses: readonly string[] = [];
  const email = () => addresses[0] ?? '';
  const { client, productUrl, headers, pairs, statements } = await openComparison(stack, options, {
    async prepareMembers(on) {
      addresses = await prepareMembers(on, 20);
      return email();
    },
    createTables,
    readRequests: (on) => readRequests(on, email()),
  });
  for (const { id, product, baseline } of pairs) {
    const target = id.endsWith('profile') ? 0.5 : 0.33;
    yield {
      id,
      unit: 'req/s',
      target,
      product: measureRequestRate(product),
      baseline: measureRequestRate(baseline),
    };
  }
  yield* signInTimes(productUrl, addresses);
  yield* photoUploads(productUrl, client, addresses, headers);
  yield* queryPlans('accounts', client, statements, options);
}

async function createTables(client: Client) {
  await client.query(peopleTables);
  for (const table of tableNames) await client.query(`vacuum (analyze) ${table}`);
}
