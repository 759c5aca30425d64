import type { Client } from 'pg';
import type { Bench, Case, Options } from './case.ts';
import { openComparison } from './comparison.ts';
import { decisionTables, deskTableNames, deskTables } from './desk/baseline-tables.ts';
import { decide, decideRoute } from './desk/decide.ts';
import { nextCase } from './desk/next-case.ts';
import { readRequests } from './desk/requests.ts';
import { queryPlans } from './query-plans.ts';
import { measureResponseTime } from './response-time.ts';

/** The desk of moderators, with all reports in the database. */
export const desk: Bench = { cases };

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const opened = await openComparison(stack, options, {
    createTables,
    readRequests,
    routes: [decideRoute],
  });
  const { client, productUrl, baselineUrl, headers, pairs, statements } = opened;
  for (const { id, product, baseline } of pairs) {
    yield {
      id,
      unit: 'ms',
      target: 2.5,
      product: measureResponseTime(product, 100),
      baseline: measureResponseTime(baseline, 100),
    };
  }
  yield* decide({ client, productUrl, baselineUrl, headers });
  yield* nextCase(productUrl, headers);
  yield* queryPlans('desk', client, statements, options);
}

async function createTables(client: Client) {
  await client.query(deskTables);
  await client.query(decisionTables);
  for (const table of deskTableNames) await client.query(`vacuum (analyze) bench.${table}`);
}
