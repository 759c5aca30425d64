import { type Invoice, invoiceStatuses, pendingKinds } from '@kindred/contract/premium/invoices';
import { planIds } from '@kindred/contract/premium/plans';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { ProviderInvoice } from './read-provider.ts';

export const invoiceColumns = `i.id, i.member_id, i.subscription_id, i.plan, i.number, i.status, i.reason, i.currency,
  i.total, i.amount_due, i.amount_paid, i.amount_refunded, i.attempts, i.next_attempt_at, i.period_start, i.period_end, i.paid_at,
  i.has_pdf, i.period_amount, i.payment_intent_id, i.created_at, i.version,
  (select case when i.status <> 'open' then null
      when s.status = 'incomplete' then 'purchase'
      when s.status = 'active' and i.reason = 'subscription_update' then 'change' end
    from subscription s where s.id = i.subscription_id) as pending`;

export const InvoiceRow = Row({
  id: Text,
  member_id: OrNull(Uuid),
  subscription_id: OrNull(Text),
  plan: OrNull(Word(planIds)),
  number: OrNull(Text),
  status: Word(invoiceStatuses),
  reason: OrNull(Text),
  currency: Text,
  total: Integer,
  /** After credit, and with what was owed. Null for an invoice of an earlier version. */
  amount_due: OrNull(Integer),
  amount_paid: Integer,
  amount_refunded: Integer,
  attempts: Integer,
  next_attempt_at: OrNull(Timestamp),
  period_start: Timestamp,
  period_end: Timestamp,
  paid_at: OrNull(Timestamp),
  has_pdf: Flag,
  /** What the period that it starts was sold for, in whatever way it was paid. */
  period_amount: OrNull(Integer),
  payment_intent_id: OrNull(Text),
  created_at: Timestamp,
  version: Integer,
  /** Set for an invoice that is not owed, as its period begins when it is paid. */
  pending: OrNull(Word(pendingKinds)),
});
export type InvoiceRow = Static<typeof InvoiceRow>;

const selectById = statement({
  name: 'find_invoice',
  text: `select ${invoiceColumns} from invoice i where i.id = $id`,
  params: { id: 'text' },
  row: InvoiceRow,
});

export const findInvoice = (db: Db, id: string) => selectById.first(db, { id });

const selectOfPeriod = statement({
  name: 'find_paid_invoice_of_period',
  text: `select ${invoiceColumns} from invoice i
    where i.subscription_id = $subscriptionId and i.status = 'paid' and i.period_end = $periodEnd
    order by i.created_at desc, i.id desc limit 1`,
  params: { subscriptionId: 'text', periodEnd: 'timestamptz' },
  row: InvoiceRow,
});

/** What paid for the running period. A later invoice can wait for the bank, or have been given up. */
export const findPaidOfPeriod = (db: Db, subscriptionId: string, periodEnd: Date) =>
  selectOfPeriod.first(db, { subscriptionId, periodEnd });

const selectByIds = statement({
  name: 'find_invoices_by_ids',
  text: `select ${invoiceColumns} from invoice i where i.id = any ($ids)`,
  params: { ids: 'text[]' },
  row: InvoiceRow,
});

export const findInvoices = async (db: Db, ids: readonly string[]) =>
  new Map((await selectByIds.all(db, { ids })).map((row) => [row.id, row]));

const selectByIntent = statement({
  name: 'find_invoice_of_payment',
  text: 'select id from invoice where payment_intent_id = $intentId',
  params: { intentId: 'text' },
  row: Row({ id: Text }),
});

export const findInvoiceOfPayment = async (db: Db, intentId: string) =>
  (await selectByIntent.first(db, { intentId }))?.id ?? null;

const upsert = statement({
  name: 'write_invoice',
  text: `insert into invoice as i (id, member_id, subscription_id, plan, number, status, reason, currency, total,
      amount_due, amount_paid, attempts, next_attempt_at, period_start, period_end, paid_at, has_pdf,
      period_amount, payment_intent_id, created_at)
    values ($id, $memberId, $subscriptionId,
      coalesce($plan, (select plan from subscription where id = $subscriptionId)), $number, $status, $reason,
      $currency, $total, $amountDue, $amountPaid, $attempts, $nextAttemptAt, $periodStart, $periodEnd, $paidAt, $hasPdf,
      $periodAmount, $paymentIntentId, $createdAt)
    on conflict (id) do update set member_id = excluded.member_id, plan = coalesce(i.plan, excluded.plan),
      number = excluded.number, status = excluded.status, total = excluded.total, amount_due = excluded.amount_due,
      amount_paid = excluded.amount_paid, attempts = excluded.attempts,
      next_attempt_at = excluded.next_attempt_at, period_start = excluded.period_start,
      period_end = excluded.period_end, paid_at = excluded.paid_at, has_pdf = excluded.has_pdf,
      period_amount = excluded.period_amount,
      payment_intent_id = excluded.payment_intent_id, version = i.version + 1
    where i.version = $version
    returning ${invoiceColumns}`,
  params: {
    id: 'text',
    memberId: 'uuid?',
    subscriptionId: 'text?',
    plan: 'text?',
    number: 'text?',
    status: 'text',
    reason: 'text?',
    currency: 'text',
    total: 'int4',
    amountDue: 'int4',
    amountPaid: 'int4',
    attempts: 'int4',
    nextAttemptAt: 'timestamptz?',
    periodStart: 'timestamptz',
    periodEnd: 'timestamptz',
    paidAt: 'timestamptz?',
    hasPdf: 'bool',
    periodAmount: 'int4',
    paymentIntentId: 'text?',
    createdAt: 'timestamptz',
    version: 'int4',
  },
  row: InvoiceRow,
});

/** Null when something was written since `version` was read. */
export const writeInvoice = (
  db: Db,
  read: ProviderInvoice,
  more: { readonly memberId: string | null; readonly version: number },
) => upsert.first(db, { ...read, ...more });

const time = (date: Date | null) => date?.toISOString() ?? null;

export const toInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  subscriptionId: row.subscription_id,
  plan: row.plan,
  status: row.status,
  pending: row.pending,
  currency: row.currency,
  total: row.total,
  amountDue: row.amount_due ?? row.total,
  amountPaid: row.amount_paid,
  amountRefunded: row.amount_refunded,
  created: row.created_at.toISOString(),
  period_start: row.period_start.toISOString(),
  period_end: row.period_end.toISOString(),
  paidAt: time(row.paid_at),
  nextAttemptAt: time(row.next_attempt_at),
  hasPdf: row.has_pdf,
});
