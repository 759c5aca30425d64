import { type PlanId, monthsOf, planIds } from '@kindred/contract/premium/plans';
import { type OldPrice, priceNotice } from '@kindred/contract/premium/price-moves';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Flag, Integer, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { plansNow } from '../plans-now.ts';

/** A subscription `s` that still runs. */
const runs = `s.ended_at is null and s.status in ('active', 'trialing', 'past_due')`;

/**
 * It renews at its price. The first payment after a trial is the one that the trial was sold with, who has canceled renews no more, and
 * who has planned a change gets another plan.
 */
export const isMovable = `s.ended_at is null and s.status in ('active', 'past_due') and not s.cancel_at_period_end
    and s.planned_plan is null and s.member_id is not null`;

const selectOld = statement({
  name: 'list_old_prices',
  text: `select s.plan, s.amount, count(*) filter (where ${isMovable})::int as movable, count(*)::int as running,
      bool_or(exists (select from price_move_item i where i.subscription_id = s.id and i.outcome is null)) as moving
    from subscription s
      join unnest($plans::text[], $amounts::int4[]) as present (plan, amount) on present.plan = s.plan
    where ${runs} and s.currency = $currency and s.amount <> present.amount and s.amount > 0
    group by s.plan, s.amount order by s.plan, s.amount limit 200`,
  params: { plans: 'text[]', amounts: 'int4[]', currency: 'text' },
  row: Row({
    plan: Word(planIds),
    amount: Integer,
    movable: Integer,
    running: Integer,
    moving: Flag,
  }),
});

type Service = Pick<FastifyInstance, 'config' | 'site' | 'now'>;

/** The prices at which running subscriptions were sold, other than those of new ones. */
export async function findOldPrices(app: Service, db: Db): Promise<OldPrice[]> {
  const { prices, currency } = plansNow(app);
  const amounts = planIds.map((plan) => prices[plan]);
  const rows = await selectOld.all(db, { plans: [...planIds], amounts, currency });
  return rows.map(({ plan, amount, movable, running, moving }) => ({
    plan,
    amount,
    currency,
    to: prices[plan],
    count: movable,
    kept: running - movable,
    moving,
  }));
}

const countMovable = statement({
  name: 'count_subscriptions_to_move',
  text: `select count(*)::int as movable from subscription s
    where ${isMovable} and s.plan = $plan and s.amount = $from and s.currency = $currency`,
  params: { plan: 'text', from: 'int4', currency: 'text' },
  row: Row({ movable: Integer }),
});

export interface OldPlan {
  readonly plan: PlanId;
  readonly from: number;
}

/** What a move of an old price to the present one changes. */
export async function describeMove(app: Service, db: Db, { plan, from }: OldPlan) {
  const { prices, currency } = plansNow(app);
  const to = prices[plan];
  const { movable: count } = await countMovable.one(db, { plan, from, currency });
  if (count === 0 || from === to) throw new AppError('price_not_old');
  const perMonth = (amount: number) => Math.round((count * amount) / monthsOf[plan]);
  return { to, currency, count, perMonth: { now: perMonth(from), afterwards: perMonth(to) } };
}

const dayMs = 86_400_000;

/** A day some days after another one, in the calendar. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const possibleDays = ({ today }: Moment) => ({
  usual: daysAfter(today, priceNotice.usual),
  earliest: daysAfter(today, priceNotice.fewest),
  latest: daysAfter(today, priceNotice.most),
});

export function refuseDay(moment: Moment, day: string) {
  const { earliest, latest } = possibleDays(moment);
  if (day < earliest)
    throw new AppError('price_move_too_soon', { params: { days: priceNotice.fewest } });
  if (day > latest)
    throw new AppError('price_move_too_late', { params: { days: priceNotice.most } });
}
