import type { MemberPayments } from '@kindred/contract/premium/office';
import { Object as Row } from 'typebox';
import { Integer, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { listOwnInvoices } from '../invoices/own.ts';
import { findSubscriptionsOf, toSubscription } from '../subscriptions/rows.ts';
import { findShownRefunds } from './refunds.ts';

const selectPaid = statement({
  name: 'sum_payments_of_member',
  text: `select currency, sum(amount_paid)::int8 as amount, sum(amount_refunded)::int8 as refunded
    from invoice where member_id = $memberId group by currency order by currency`,
  params: { memberId: 'uuid' },
  row: Row({ currency: Text, amount: Integer, refunded: Integer }),
});

const shownInvoices = 100;

export async function readPayments(db: Db, memberId: string): Promise<MemberPayments> {
  const [subscriptions, { invoices }, refunds, paid] = await Promise.all([
    findSubscriptionsOf(db, memberId),
    listOwnInvoices(db, memberId, { limit: shownInvoices }),
    findShownRefunds(db, memberId),
    selectPaid.all(db, { memberId }),
  ]);
  return { subscriptions: subscriptions.map(toSubscription), invoices, refunds, paid };
}
