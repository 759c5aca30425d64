import type { PlanId } from '@kindred/contract/premium/plans';
import type { Stripe } from 'stripe';
import { type Db, statement } from '../../../db/statement.ts';
import { dayIn } from '@kindred/contract/day-in';
import { type RefundRow, changeRefund, findRefundsOf, insertRefund } from '../office/refunds.ts';
import { type RevenueChange, addRevenue } from '../revenue/revenue-days.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import { mailRefund } from '../mails/mail-end.ts';
import { toDate } from '../subscriptions/read-provider.ts';
import type { InvoiceRow } from './rows.ts';

const setRefunded = statement({
  name: 'set_invoice_refunded',
  text: 'update invoice set amount_refunded = $amount where id = $id',
  params: { id: 'text', amount: 'int4' },
});

const statusOf = (refund: Stripe.Refund): RefundRow['status'] => {
  if (refund.status === 'succeeded') return 'succeeded';
  return refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'requested';
};

/** Stores the status of the refunds of an invoice, also of those that were made at the provider. */
export async function writeRefunds(
  db: Db,
  invoice: InvoiceRow,
  refunds: readonly Stripe.Refund[],
  { timeZone, sendMail }: { readonly timeZone: string; readonly sendMail: SendMail },
) {
  const before = await findRefundsOf(db, invoice.id);
  for (const refund of refunds) {
    const known = ownOf(before, refund);
    const written = await writeRefund(db, invoice, known, refund);
    const kind = newsOf(known, statusOf(refund));
    if (kind) await mailRefund(db, sendMail, written, { kind, card: cardOf(refund) });
  }
  const after = await findRefundsOf(db, invoice.id);
  const amount = sumOf(after);
  if (amount === invoice.amount_refunded && sumOf(before) === amount) return invoice;
  await setRefunded.run(db, { id: invoice.id, amount });
  await addRevenue(db, [
    ...refundedOn(invoice, before, timeZone, -1),
    ...refundedOn(invoice, after, timeZone, 1),
  ]);
  return { ...invoice, amount_refunded: amount };
}

/** Who asked for credit heard of its refund on the page, before the provider made it. */
function newsOf(known: RefundRow | undefined, status: RefundRow['status']) {
  if (status === known?.status) return null;
  if (status === 'succeeded') return 'refunded' as const;
  const wasNotified = known?.status === 'succeeded' || known?.of_credit === true;
  return status === 'failed' && wasNotified ? ('refund-failed' as const) : null;
}

const ownOf = (known: readonly RefundRow[], refund: Stripe.Refund) =>
  known.find(
    ({ id, provider_id }) => provider_id === refund.id || id === refund.metadata?.['refund'],
  );

/** The last four digits of the card that was charged, and gets the money back. */
const cardOf = ({ charge }: Stripe.Refund) =>
  typeof charge === 'string' ? null : (charge?.payment_method_details?.card?.last4 ?? null);

async function writeRefund(
  db: Db,
  invoice: InvoiceRow,
  own: RefundRow | undefined,
  refund: Stripe.Refund,
): Promise<RefundRow> {
  const status = statusOf(refund);
  if (own) {
    await changeRefund(db, own.id, {
      status,
      providerId: refund.id,
      madeAt: toDate(refund.created),
    });
    return own;
  }
  return insertRefund(db, {
    invoiceId: invoice.id,
    memberId: invoice.member_id,
    amount: refund.amount,
    currency: refund.currency,
    reason: '',
    byId: null,
    endedSubscriptionId: null,
    ofCredit: false,
    ofWithdrawal: false,
    // The person who made it at the provider decides about the credit there.
    credit: 0,
    status,
    providerId: refund.id,
    now: toDate(refund.created),
    madeAt: toDate(refund.created),
  });
}

const counted = (refunds: readonly RefundRow[]) =>
  refunds.filter(({ status }) => status === 'succeeded');

const sumOf = (refunds: readonly RefundRow[]) =>
  counted(refunds).reduce((sum, { amount }) => sum + amount, 0);

const refundedOn = (
  { plan, currency }: { readonly plan: PlanId | null; readonly currency: string },
  refunds: readonly RefundRow[],
  timeZone: string,
  sign: 1 | -1,
): RevenueChange[] =>
  counted(refunds).flatMap((refund) => {
    const { amount, created_at: askedAt, made_at: madeAt, of_withdrawal: isWithdrawn } = refund;
    const day = dayIn(timeZone, madeAt ?? askedAt);
    const kinds = isWithdrawn ? (['refunded', 'withdrawn'] as const) : (['refunded'] as const);
    const change = { day, plan: plan ?? 'monthly', currency, amount: sign * amount } as const;
    return kinds.map((kind) => ({ ...change, kind }));
  });
