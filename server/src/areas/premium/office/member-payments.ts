import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { MemberPayments } from '@kindred/contract/premium/office';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, Text } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { paymentNow } from '../clock/payment-clock.ts';
import { describeCredit } from '../credit/describe.ts';
import { listOwnInvoices } from '../invoices/own.ts';
import { findPremiumNotices } from '../mails/premium-notices.ts';
import { findConsentsOf } from '../renewal/consent.ts';
import { findSubscriptionsOf, toSubscription } from '../subscriptions/rows.ts';
import { quoteEnding } from './ending.ts';
import { completePeriod } from './refresh.ts';
import { findShownRefunds } from './refunds.ts';

const selectPaid = statement({
  name: 'sum_payments_of_member',
  text: `select currency, sum(amount_paid)::int8 as amount, sum(amount_refunded)::int8 as refunded
    from invoice where member_id = $memberId group by currency order by currency`,
  params: { memberId: 'uuid' },
  row: Row({ currency: Text, amount: Integer, refunded: Integer }),
});

const shownInvoices = 100;

export async function readPayments(
  app: FastifyInstance,
  memberId: string,
): Promise<MemberPayments> {
  const { pool, config } = app;
  const [subscriptions, { invoices }, refunds, paid, credit, consents, notices] = await Promise.all(
    [
      findSubscriptionsOf(pool, memberId),
      listOwnInvoices(pool, memberId, { limit: shownInvoices }),
      findShownRefunds(pool, memberId),
      selectPaid.all(pool, { memberId }),
      describeCredit(pool, memberId, config.premium.currency),
      findConsentsOf(pool, memberId),
      findPremiumNotices(pool, memberId),
    ],
  );
  const quotedAt = await paymentNow(app);
  const endings = await Promise.all(
    subscriptions.filter(isOngoing).map(async (row) => {
      await completePeriod(app, row).catch((error: unknown) =>
        app.log.warn({ err: error }, 'an ending is quoted by the total of its invoice'),
      );
      const { amounts, earlier } = await quoteEnding(pool, row, memberId, quotedAt);
      const { unused, last, credit: ofCredit } = amounts;
      const { id: subscriptionId, currency } = row;
      return { subscriptionId, currency, unused, last, credit: ofCredit, earlier };
    }),
  );
  return {
    subscriptions: subscriptions.map(toSubscription),
    invoices,
    refunds,
    paid,
    credit,
    endings,
    consents,
    notices,
    quotedAt: quotedAt.toISOString(),
  };
}
