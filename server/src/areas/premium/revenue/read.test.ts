import type { Revenue } from '@kindred/contract/premium/revenue';
import { movementKinds } from '@kindred/contract/premium/revenue';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { readRevenue } from './read.ts';

const app = await testApp();
const sql = sqlOf(app);
const changeIn = (month: Revenue['months'][number]) =>
  movementKinds.reduce((sum, kind) => sum + month[kind], 0);

test('what a month gained and lost is the difference of the recurring revenue shown, to the cent', async () => {
  const { today } = presentMoment(app);
  const amounts = [
    [2, 'new', 'quarterly', 5 * 4 * 3499],
    [2, 'new', 'annual', 7 * 9999],
    [1, 'expansion', 'annual', 9999 - 4 * 3499],
    [1, 'churn', 'annual', -9999],
    [0, 'contraction', 'monthly', 12 * 1499 - 9999],
    [0, 'reactivation', 'annual', 9999],
  ] as const;
  for (const [ago, kind, plan, amount] of amounts)
    for (const each of [kind, 'recurring'])
      await sql`insert into revenue_day (day, plan, currency, kind, amount)
        values ((${today}::date - make_interval(months => ${ago}))::date, ${plan}, 'usd', ${each}, ${amount})
        on conflict (day, plan, currency, kind) do update set amount = revenue_day.amount + excluded.amount`;
  const { months, recurring, byPlan } = await readRevenue(app.pool, {
    currency: 'usd',
    months: 4,
    today,
  });
  const shown = months.map((month) => month.recurring);
  expect(months.slice(1).map(changeIn)).toEqual(
    shown.slice(1).map((amount, index) => amount - (shown[index] ?? 0)),
  );
  expect(months.at(-1)?.recurring).toBe(recurring);
  expect(byPlan.reduce((sum, plan) => sum + plan.recurring, 0)).toBe(recurring);
});
