import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { lockUsesOfCoupon } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { plansNow } from '../plans-now.ts';
import { type SubscriptionRow, findSubscriptionsOf } from './rows.ts';

type Service = Parameters<typeof plansNow>[0];

/** It gave premium at some time. */
export const hasStarted = ({ status, premium_until: until }: SubscriptionRow) =>
  until !== null || status === 'unpaid';

// A subscription that never began and has ended does not count, and one that waits for a bank does.
const countUses = statement({
  name: 'count_uses_of_coupon',
  text: `select (
      select count(*) from subscription where coupon = $code
        and (premium_until is not null or status = 'unpaid' or ended_at is null)
        and member_id is distinct from $memberId
    )::int + (
      select count(*) from payment_request where state = 'open' and kind = 'subscribe'
        and content ->> 'coupon' = $code and member_id <> $memberId
    )::int as uses`,
  params: { code: 'text', memberId: 'uuid' },
  row: Row({ uses: Integer }),
});

async function refuseUsedUp(db: Db, app: Service, memberId: string, code: string) {
  const most = plansNow(app).coupons.get(code)?.uses ?? null;
  if (most === null) return;
  const { uses } = await countUses.one(db, { code, memberId });
  if (uses >= most) throw new AppError('coupon_used_up');
}

/** Refuses a coupon that the member cannot use, before they order anything. */
export async function refuseCoupon(
  app: Service,
  db: Db,
  memberId: string,
  code: string,
  earlier?: readonly SubscriptionRow[],
) {
  if (!plansNow(app).coupons.has(code)) throw new AppError('coupon_invalid');
  const all = earlier ?? (await findSubscriptionsOf(db, memberId));
  if (all.some((each) => hasStarted(each) && each.coupon === code))
    throw new AppError('coupon_used');
  await refuseUsedUp(db, app, memberId, code);
}

/** The same in the transaction of an order. Of two orders for the last use, the second one waits and is refused. */
export async function takeCoupon(
  app: Service,
  db: Db,
  memberId: string,
  code: string,
  earlier: readonly SubscriptionRow[],
) {
  await lockUsesOfCoupon(db, code);
  await refuseCoupon(app, db, memberId, code, earlier);
}

/** The discount of a code on the member's first payment. */
export async function describeCoupon(
  app: Service & Pick<FastifyInstance, 'pool'>,
  memberId: string,
  given: string,
) {
  const code = given.toUpperCase();
  await refuseCoupon(app, app.pool, memberId, code);
  const { coupons, currency } = plansNow(app);
  const found = coupons.get(code);
  if (!found) throw new AppError('coupon_invalid');
  return {
    code,
    percentOff: 'percentOff' in found ? found.percentOff : null,
    amountOff: 'amountOff' in found ? found.amountOff : null,
    currency,
  };
}
