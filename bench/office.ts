import type { Client } from 'pg';
import { staff } from './bench-database.ts';
import type { Bench, Case, Options } from './case.ts';
import { openComparison } from './comparison.ts';
import {
  changeTables,
  figureTables,
  reportTables,
  tableNames,
  userTables,
} from './office/baseline-tables.ts';
import { changeRoute, memberChange } from './office/change-member.ts';
import { exports } from './office/exports.ts';
import { figureRequests } from './office/figure-requests.ts';
import { readReportRequests } from './office/report-requests.ts';
import { readUserRequests } from './office/user-requests.ts';
import { usersScreen } from './office/users-screen.ts';
import { queryPlans } from './query-plans.ts';
import { measureResponseTime } from './response-time.ts';

/** The back office, with all members in the database. */
export const office: Bench = { cases };

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const opened = await openComparison(stack, options, {
    createTables,
    readRequests: async (client) => [
      ...figureRequests,
      ...(await readUserRequests(client)),
      ...(await readReportRequests(client)),
    ],
    routes: [changeRoute],
  });
  const { client, productUrl, baselineUrl, headers, pairs, statements } = opened;
  for (const { id, product, baseline } of pairs) {
    yield {
      id,
      unit: 'ms',
      target: 2.5,
      product: measureResponseTime(product),
      baseline: measureResponseTime(baseline),
    };
  }
  yield* memberChange({ client, productUrl, baselineUrl, headers });
  yield* exports(productUrl, client, headers);
  yield* usersScreen(productUrl);
  yield* queryPlans('office', client, statements, options);
}

async function createTables(client: Client) {
  await keepOnline(client);
  for (const tables of [userTables, reportTables, figureTables, changeTables])
    await client.query(tables);
  for (const table of tableNames) await client.query(`vacuum (analyze) bench.${table}`);
}

/**
 * Members who were online when the population was written would go offline while the bench runs, and the administrator
 * of the bench is online from the first request.
 */
async function keepOnline(client: Client) {
  await client.query(
    `update presence set online_until = now() + interval '6 hours'
      where online_until > (
        select max(a.online_until) - interval '5 minutes'
        from presence a join member m on m.id = a.member_id where m.password_hash is null)`,
  );
  await client.query(
    `update presence set online_until = now() + interval '6 hours', last_active = now()
      where member_id = (select id from member where email = $1)`,
    [staff.email],
  );
  await client.query('vacuum (analyze) presence');
}
