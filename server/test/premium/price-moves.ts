import type { PlanId } from '@kindred/contract/premium/plans';
import type { PriceMove } from '@kindred/contract/premium/price-moves';
import { daysAfter } from '../../src/areas/premium/price-moves/old-prices.ts';
import { dayIn } from '@kindred/contract/day-in';
import type { createColleague } from '../members/staff.ts';
import type { PremiumApp } from './premium.ts';

/** What new subscriptions cost from now on. */
export const publishPrice = (app: Pick<PremiumApp, 'site'>, plan: PlanId, amount: number) =>
  Object.assign(app.site.document.plans, {
    prices: { ...app.site.document.plans.prices, [plan]: amount },
  });

export const dayAhead = ({ config, now }: Pick<PremiumApp, 'config' | 'now'>, days: number) =>
  daysAfter(dayIn(config.timeZone, now()), days);

/** What an administrator does with old prices. */
export const moverOf = (by: Pick<Awaited<ReturnType<typeof createColleague>>, 'get' | 'send'>) => ({
  begin: (body: object) => by.send('POST', '/price-moves', { plan: 'monthly', ...body }),
  stop: (id: string) => by.send('POST', `/price-moves/${id}/stop`),
  async list() {
    return (await by.get('/price-moves')).json<{ data: { moves: PriceMove[] } }>().data.moves;
  },
});

export const moveIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { move: PriceMove } }>().data.move;
