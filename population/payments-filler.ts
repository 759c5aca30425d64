import type { Payments } from './people/payments.ts';
import { endOfPremium } from './people/payments.ts';
import type { InvoiceOfCourse } from './people/payment-ledger.ts';
import type { Member } from './people/member.ts';
import type { PopulationSettings } from './settings.ts';
import { revenueTable, sumRevenue } from './revenue-sums.ts';
import type { FillContext, TableFiller } from './table-filler.ts';

/** The prefix of synthetic members' ids at the provider, after the kind. */
export const mark = 'demo';

/** Counted for each kind of object from 1, as the sandbox makes them for this customer. */
export const providerId = (prefix: string, { key }: Payments, count: number) =>
  `${prefix}_${mark}${key}${String(count).padStart(4, '0')}`;

const time = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));

/** It needs a member's id and what they bought. */
interface PaymentsFiller extends TableFiller {
  readonly addRows: (
    member: Pick<Member, 'id' | 'payments'>,
    add: Add,
    context: Pick<FillContext, 'settings'>,
  ) => void;
}

type Add = Parameters<TableFiller['addRows']>[1];

export const payments: PaymentsFiller = {
  tables: {
    payment_customer: ['member_id', 'customer_id'],
    subscription: [
      'id',
      'member_id',
      'customer_id',
      'item_id',
      'plan',
      'status',
      'amount',
      'currency',
      'period_start',
      'period_end',
      'premium_until',
      'cancel_at_period_end',
      'planned_plan',
      'planned_amount',
      'planned_at',
      'canceled_at',
      'ended_at',
      'latest_invoice_id',
      'created_at',
      'updated_at',
      'revenue_since',
    ],
    invoice: [
      'id',
      'member_id',
      'subscription_id',
      'plan',
      'number',
      'status',
      'reason',
      'currency',
      'total',
      'amount_due',
      'amount_paid',
      'amount_refunded',
      'attempts',
      'next_attempt_at',
      'period_start',
      'period_end',
      'paid_at',
      'has_pdf',
      'period_amount',
      'payment_intent_id',
      'created_at',
    ],
    refund: [
      'invoice_id',
      'member_id',
      'amount',
      'currency',
      'reason',
      'status',
      'provider_id',
      'created_at',
      'made_at',
    ],
  },
  addRows(member, add, { settings }) {
    if (member.payments) addPayments(member.id, member.payments, add, settings);
  },
  derivedTables: [revenueTable],
  beforeKeys: (settings) => [sumRevenue(settings)],
  // They stay when a member is erased, but not when a population is removed.
  rowRules: {
    subscription: { ownedBy: 'member_id' },
    invoice: { ownedBy: 'member_id' },
    refund: { ownedBy: 'member_id' },
  },
};

function addPayments(memberId: string, own: Payments, add: Add, settings: PopulationSettings) {
  const { currency, prices } = settings.premium;
  const customerId = providerId('cus', own, 1);
  add('payment_customer', [memberId, customerId]);
  const writeInvoice = invoiceWriter(memberId, own, add, settings);
  for (const [index, course] of own.courses.entries()) {
    const id = providerId('sub', own, index + 1);
    const invoices = course.invoices.map((invoice) => writeInvoice(id, invoice));
    add('subscription', [
      id,
      memberId,
      customerId,
      providerId('si', own, index + 1),
      course.plan,
      course.status,
      prices[course.plan],
      currency,
      time(course.start),
      time(course.end),
      endOfPremium(course, settings),
      course.stopped,
      course.planned,
      course.planned && prices[course.planned],
      course.planned && time(course.end),
      time(course.canceledAt),
      time(course.endedAt),
      invoices.at(-1) ?? null,
      time(course.createdAt),
      time(course.changedAt),
      time(course.createdAt),
    ]);
  }
}

/** Writes the invoices of a customer in their order, and returns the id of each. */
function invoiceWriter(
  memberId: string,
  own: Payments,
  add: Add,
  { premium: { currency, prices }, inSandbox }: PopulationSettings,
) {
  const counts = { invoice: 0, intent: 0 };
  return (subscriptionId: string, invoice: InvoiceOfCourse) => {
    const id = providerId('in', own, (counts.invoice += 1));
    const isFinal = invoice.status !== 'draft';
    const number = String(counts.invoice).padStart(4, '0');
    add('invoice', [
      id,
      memberId,
      subscriptionId,
      invoice.plan,
      isFinal ? `${numberPrefix(own)}-${number}` : null,
      invoice.status,
      invoice.reason,
      currency,
      invoice.total,
      invoice.total,
      invoice.paid,
      invoice.refund?.amount ?? 0,
      invoice.attempts,
      time(invoice.nextAttempt),
      time(invoice.start),
      time(invoice.end),
      time(invoice.paidAt),
      isFinal && inSandbox,
      prices[invoice.plan],
      isFinal && invoice.total > 0 ? providerId('pi', own, (counts.intent += 1)) : null,
      time(invoice.createdAt),
    ]);
    if (invoice.refund)
      add('refund', [
        id,
        memberId,
        invoice.refund.amount,
        currency,
        'Not happy with premium',
        'succeeded',
        providerId('re', own, counts.invoice),
        time(invoice.refund.at),
        time(invoice.refund.at),
      ]);
    return id;
  };
}

export const numberPrefix = ({ key }: Payments) => key.slice(0, 8).toUpperCase();
