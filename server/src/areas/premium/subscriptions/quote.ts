import { plansNow, refuseUnsold } from '../plans-now.ts';
import { lessCoupon } from '@kindred/contract/premium/coupons';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { syncCredit } from '../credit/sync.ts';
import { findCustomer } from '../provider/customer.ts';
import { ask } from '../provider/provider-failures.ts';
import { continues, findUnpaid } from './payment/resume-unpaid.ts';

interface Ordered {
  readonly plan: PlanId;
  readonly coupon: string | null;
}

/** The lines of a first payment. */
interface First {
  readonly price: number;
  readonly discount: number;
  /** Below zero it is owed. */
  readonly credit: number;
}

/** What the first payment of a plan charges. A purchase that waits for it has its amounts already. */
export async function quoteFirst(app: FastifyInstance, memberId: string, ordered: Ordered) {
  refuseUnsold(app);
  // Without a provider nothing can be bought.
  void app.payments.stripe;
  const { price, discount, credit } = await ask(() => readFirst(app, memberId, ordered));
  const creditUsed = Math.min(price - discount, Math.max(0, credit));
  const owed = Math.max(0, -credit);
  return {
    plan: ordered.plan,
    currency: app.config.premium.currency,
    ...{ price, discount, creditUsed, owed },
    amountDue: price - discount - creditUsed + owed,
  };
}

async function readFirst(app: FastifyInstance, memberId: string, ordered: Ordered): Promise<First> {
  const { prices, coupons, currency } = plansNow(app);
  const price = prices[ordered.plan];
  const coupon = ordered.coupon === null ? undefined : coupons.get(ordered.coupon);
  const discount = coupon ? price - lessCoupon(price, coupon) : 0;
  const customer = await findCustomer(app.pool, memberId);
  if (!customer) return { price, discount, credit: 0 };
  const waiting = await findWaiting(app, memberId);
  if (waiting && continues(waiting.row, ordered)) {
    const { subtotal, total, starting_balance: balance } = waiting.invoice;
    return { price: subtotal, discount: subtotal - total, credit: -balance };
  }
  const held = await syncCredit(app, customer);
  // The waiting one is given up, which gives back the credit that it used.
  const back = waiting ? waiting.invoice.total - waiting.invoice.amount_due : 0;
  return { price, discount, credit: held.currency === currency ? held.credit + back : 0 };
}

/** The purchase that waits for its first payment, with its invoice. */
async function findWaiting(app: FastifyInstance, memberId: string) {
  const row = await findUnpaid(app.pool, memberId);
  if (!row?.latest_invoice_id) return null;
  const invoice = await app.payments.stripe.invoices.retrieve(row.latest_invoice_id);
  return invoice.status === 'open' ? { row, invoice } : null;
}
