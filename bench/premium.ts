import { apiBase } from '@kindred/contract/route';
import type { Client } from 'pg';
import { hashPassword } from '../server/src/areas/accounts/credentials/passwords.ts';
import { staff } from './bench-database.ts';
import type { Bench, Case, Options } from './case.ts';
import { type BaselineRoute, openComparison } from './comparison.ts';
import {
  currentBaseline,
  premiumTableNames,
  premiumTables,
  revenueBaseline,
} from './premium/baseline-tables.ts';
import { queryPlans } from './query-plans.ts';
import { measureRequestRate } from './request-rate.ts';
import { measureResponseTime } from './response-time.ts';
import { signIn } from './sign-in.ts';

/** The data about a subscription that every page requests, and the revenue of two years. */
export const premium: Bench = { cases };

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  let id = '';
  const revenue: BaselineRoute = {
    id: 'revenue',
    method: 'GET',
    text: revenueBaseline,
    values: [],
  };
  const opened = await openComparison(stack, options, {
    async prepareMembers(on) {
      const subscriber = await prepareSubscriber(on);
      ({ id } = subscriber);
      return subscriber.email;
    },
    async createTables(on) {
      await on.query(premiumTables);
      for (const table of premiumTableNames) await on.query(`vacuum (analyze) ${table}`);
    },
    readRequests: async () => [
      { id: 'current', path: '/subscription/current', baseline: currentBaseline, values: [id] },
    ],
    routes: [revenue],
  });
  const { client, productUrl, baselineUrl, pairs, statements } = opened;
  for (const { id: name, product, baseline } of pairs) {
    yield {
      id: name,
      unit: 'req/s',
      target: 0.5,
      product: measureRequestRate(product),
      baseline: measureRequestRate(baseline),
    };
  }
  const { token } = await signIn(productUrl);
  const headers = { authorization: `Bearer ${token}` };
  yield {
    id: 'revenue',
    unit: 'ms',
    target: 2.5,
    product: measureResponseTime({ url: `${productUrl}${apiBase}/revenue?months=24`, headers }),
    baseline: measureResponseTime({ url: `${baselineUrl}/revenue` }),
  };
  yield* queryPlans('premium', client, statements, options);
}

/** Gives a member with a running subscription the password of the bench. */
async function prepareSubscriber(client: Client) {
  const { rows } = await client.query<{ id: string; email: string }>(
    `update member set password_hash = $1 where id = (
        select s.member_id from subscription s join member m on m.id = s.member_id
        where s.status = 'active' and m.state = 'active' and m.email_verified_at is not null
        order by s.created_at limit 1)
      returning id, email`,
    [await hashPassword(staff.password)],
  );
  const [found] = rows;
  if (!found) throw new Error('No one has a subscription');
  return found;
}
