import { plansNow } from '../plans-now.ts';
import { type Plan, monthsOf, planIds } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { etagOf } from '../../../platform/http/responses/etag.ts';
import { paymentNow, secondsAhead } from '../clock/payment-clock.ts';
import { readRights } from './rights.ts';

/** The target of the card form in the sandbox, on our own origin. */
const sandboxPath = '/sandbox';

export async function describePlans(app: FastifyInstance) {
  const { payments, pool } = app;
  const terms = plansNow(app);
  const rights = await readRights(pool);
  const { mode, publishableKey } = payments;
  const isAhead = (await secondsAhead(app)) > 0;
  return {
    plans: planIds.map((id) => describePlan(terms, id)),
    sold: terms.sold,
    rights,
    version: etagOf(rights),
    trialDays: terms.trialDays,
    coupons: terms.coupons.size > 0,
    payments: {
      mode,
      publishableKey,
      apiPath: mode === 'sandbox' ? sandboxPath : null,
      clock: isAhead ? (await paymentNow(app)).toISOString() : null,
    },
  };
}

function describePlan({ prices, currency }: ReturnType<typeof plansNow>, id: Plan['id']): Plan {
  const months = monthsOf[id];
  const amount = prices[id];
  const saved = 1 - amount / (prices.monthly * months);
  return {
    id,
    amount,
    currency,
    months,
    perMonth: Math.round(amount / months),
    savesPercent: Math.max(0, Math.floor(saved * 100)),
  };
}
