import type { Refund } from '@kindred/contract/premium/office';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const columns = `r.id, r.invoice_id, r.member_id, r.amount, r.currency, r.reason, r.by_id, r.ended_subscription_id,
  r.credit, r.credit_taken, r.of_credit, r.of_withdrawal, r.status, r.provider_id, r.created_at, r.made_at`;

export const RefundRow = Row({
  id: Uuid,
  invoice_id: Text,
  member_id: OrNull(Uuid),
  amount: Integer,
  currency: Text,
  /** Empty if the provider made it, or if the member asked for their credit. */
  reason: Text,
  by_id: OrNull(Uuid),
  /** The subscription that it came with the end of. */
  ended_subscription_id: OrNull(Text),
  /** The credit that it takes away. Null until it was looked up. */
  credit: OrNull(Integer),
  credit_taken: Flag,
  /** It gives back credit and nothing else. */
  of_credit: Flag,
  /** A withdrawal from the contract requested it. */
  of_withdrawal: Flag,
  status: Word(['requested', 'succeeded', 'failed']),
  provider_id: OrNull(Text),
  /** When it was requested. */
  created_at: Timestamp,
  /** When the provider made it: revenue counts it on that day. */
  made_at: OrNull(Timestamp),
});
export type RefundRow = Static<typeof RefundRow>;

const selectById = statement({
  name: 'find_refund',
  text: `select ${columns} from refund r where r.id = $id`,
  params: { id: 'uuid' },
  row: RefundRow,
});

export const findRefund = (db: Db, id: string) => selectById.first(db, { id });

const selectOfInvoice = statement({
  name: 'find_refunds_of_invoice',
  text: `select ${columns} from refund r where r.invoice_id = $invoiceId order by r.created_at, r.id`,
  params: { invoiceId: 'text' },
  row: RefundRow,
});

export const findRefundsOf = (db: Db, invoiceId: string) => selectOfInvoice.all(db, { invoiceId });

const insert = statement({
  name: 'insert_refund',
  text: `insert into refund as r (invoice_id, member_id, amount, currency, reason, by_id,
      ended_subscription_id, of_credit, of_withdrawal, credit, credit_taken, status, provider_id, created_at, made_at)
    values ($invoiceId, $memberId, $amount, $currency, $reason, $byId, $endedSubscriptionId, $ofCredit,
      $ofWithdrawal, $credit, $credit::int is not null, $status, $providerId, $now, $madeAt)
    returning ${columns}`,
  params: {
    invoiceId: 'text',
    memberId: 'uuid?',
    amount: 'int4',
    currency: 'text',
    reason: 'text',
    byId: 'uuid?',
    endedSubscriptionId: 'text?',
    ofCredit: 'bool',
    ofWithdrawal: 'bool',
    credit: 'int4?',
    status: 'text',
    providerId: 'text?',
    now: 'timestamptz',
    madeAt: 'timestamptz?',
  },
  row: RefundRow,
});

export const insertRefund = insert.one;

const change = statement({
  name: 'change_refund',
  text: `update refund r set status = $status, provider_id = coalesce($providerId, provider_id),
      made_at = coalesce($madeAt, made_at)
    where r.id = $id`,
  params: { id: 'uuid', status: 'text', providerId: 'text?', madeAt: 'timestamptz?' },
});

interface RefundChange {
  readonly status: RefundRow['status'];
  readonly providerId: string | null;
  readonly madeAt: Date | null;
}

export const changeRefund = (db: Db, id: string, { status, providerId, madeAt }: RefundChange) =>
  change.run(db, { id, status, providerId, madeAt });

const decide = statement({
  name: 'decide_credit_of_refund',
  text: `update refund r set credit = $credit, amount = $amount
    where r.id = $id and r.credit is null and r.status = 'requested'`,
  params: { id: 'uuid', credit: 'int4', amount: 'int4' },
});

/** Only the first process decides how much credit goes. */
export const decideCredit = (db: Db, id: string, decided: { credit: number; amount: number }) =>
  decide.run(db, { id, ...decided });

const take = statement({
  name: 'note_credit_taken',
  text: `update refund r set credit = $credit, amount = $amount, credit_taken = true
    where r.id = $id and not r.credit_taken`,
  params: { id: 'uuid', credit: 'int4', amount: 'int4' },
});

export const noteCreditTaken = (db: Db, id: string, taken: { credit: number; amount: number }) =>
  take.run(db, { id, ...taken });

const fail = statement({
  name: 'fail_refund',
  text: `update refund r set status = 'failed', credit = 0, credit_taken = true where r.id = $id`,
  params: { id: 'uuid' },
});

/** Its credit is with the member again. */
export const failRefund = (db: Db, id: string) => fail.run(db, { id });

const failEmpty = statement({
  name: 'fail_refund_of_nothing',
  text: `update refund r set status = 'failed', credit = 0, credit_taken = true
    where r.id = $id and r.status = 'requested' and not r.credit_taken
      and r.credit is not distinct from $credit`,
  params: { id: 'uuid', credit: 'int4?' },
});

/** Nothing is left to refund, unless another process has decided otherwise since the refund was read. */
export const failEmptyRefund = (db: Db, { id, credit }: Pick<RefundRow, 'id' | 'credit'>) =>
  failEmpty.run(db, { id, credit });

const selectEnding = statement({
  name: 'find_whether_refunded_with_end',
  text: `select from refund where ended_subscription_id = $id and status <> 'failed' and created_at >= $since limit 1`,
  params: { id: 'text', since: 'timestamptz' },
});

const selectOfWithdrawal = statement({
  name: 'find_refunds_of_withdrawal',
  text: `select ${columns} from refund r where r.ended_subscription_id = $id and r.of_withdrawal order by r.created_at, r.id`,
  params: { id: 'text' },
  row: RefundRow,
});

/** The refunds that a withdrawal from a contract requested. */
export const findRefundsOfWithdrawal = (db: Db, subscriptionId: string) =>
  selectOfWithdrawal.all(db, { id: subscriptionId });

export const hasEndRefund = async (db: Db, id: string, since: Date) =>
  (await selectEnding.run(db, { id, since })) > 0;

const selectOpen = statement({
  name: 'find_whether_refund_is_open',
  text: `select from refund where member_id = $memberId and status = 'requested' limit 1`,
  params: { memberId: 'uuid' },
});

export const hasOpenRefund = async (db: Db, memberId: string) =>
  (await selectOpen.run(db, { memberId })) > 0;

const selectTaking = statement({
  name: 'find_whether_refund_takes_credit',
  text: `select from refund where member_id = $memberId and status = 'requested' and not credit_taken limit 1`,
  params: { memberId: 'uuid' },
});

/** Whether a refund is still going to take credit, which is not free for another one until then. */
export const takesCredit = async (db: Db, memberId: string) =>
  (await selectTaking.run(db, { memberId })) > 0;

const selectShown = statement({
  name: 'find_refunds_of_member',
  text: `select ${columns}, nullif(concat_ws(' ', p.first_name, p.last_name), '') as by_name
    from refund r left join profile p on p.member_id = r.by_id
    where r.member_id = $memberId order by r.created_at desc, r.id limit 100`,
  params: { memberId: 'uuid' },
  row: Row({ ...RefundRow.properties, by_name: OrNull(Text) }),
});

const toRefund = (row: RefundRow & { by_name: string | null }): Refund => ({
  id: row.id,
  invoiceId: row.invoice_id,
  amount: row.amount,
  credit: row.credit_taken ? (row.credit ?? 0) : 0,
  currency: row.currency,
  reason: row.reason || null,
  ofCredit: row.of_credit,
  ofWithdrawal: row.of_withdrawal,
  by: row.by_id === null ? null : { _id: row.by_id, name: row.by_name },
  status: row.status,
  createdAt: row.created_at.toISOString(),
});

export const findShownRefunds = async (db: Db, memberId: string): Promise<Refund[]> =>
  (await selectShown.all(db, { memberId })).map(toRefund);

const forget = statement({
  name: 'forget_refund_reasons',
  text: `update refund set reason = '' where member_id = $id`,
  params: { id: 'uuid' },
});

/** The sums stay for accounting; what staff wrote about the member does not. */
export const forgetRefundReasons = (db: Db, id: string) => forget.run(db, { id });
