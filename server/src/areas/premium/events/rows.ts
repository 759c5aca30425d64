import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const insert = statement({
  name: 'insert_payment_event',
  text: `insert into payment_event (id, type, subscription_id, invoice_id, payment_intent_id, setup_intent_id,
      customer_id, created_at, received_at, applied_at)
    values ($id, $type, $subscriptionId, $invoiceId, $paymentIntentId, $setupIntentId, $customerId, $createdAt,
      $receivedAt, $appliedAt)
    on conflict (id) do nothing`,
  params: {
    id: 'text',
    type: 'text',
    subscriptionId: 'text?',
    invoiceId: 'text?',
    paymentIntentId: 'text?',
    setupIntentId: 'text?',
    customerId: 'text?',
    createdAt: 'timestamptz',
    receivedAt: 'timestamptz',
    appliedAt: 'timestamptz?',
  },
});

/** False when it is stored already. */
export const insertEvent = async (...[db, event]: Parameters<typeof insert.run>) =>
  (await insert.run(db, event)) === 1;

const columns =
  'id, type, subscription_id, invoice_id, payment_intent_id, setup_intent_id, customer_id, created_at, received_at, applied_at';

const EventRow = Row({
  id: Text,
  type: Text,
  subscription_id: OrNull(Text),
  invoice_id: OrNull(Text),
  payment_intent_id: OrNull(Text),
  setup_intent_id: OrNull(Text),
  customer_id: OrNull(Text),
  created_at: Timestamp,
  received_at: Timestamp,
  applied_at: OrNull(Timestamp),
});

export type EventRow = Static<typeof EventRow>;

const selectEvent = statement({
  name: 'find_payment_event',
  text: `select ${columns} from payment_event where id = $id`,
  params: { id: 'text' },
  row: EventRow,
});

export const findEvent = (db: Db, id: string) => selectEvent.first(db, { id });

const mark = statement({
  name: 'mark_payment_event_applied',
  text: 'update payment_event set applied_at = $now where id = $id and applied_at is null',
  params: { id: 'text', now: 'timestamptz' },
});

/** False when it was already applied. */
export const markApplied = async (db: Db, id: string, now: Date) =>
  (await mark.run(db, { id, now })) === 1;

const unmark = statement({
  name: 'mark_payment_event_waiting',
  text: 'update payment_event set applied_at = null where id = $id',
  params: { id: 'text' },
});

/** Marks an event to be applied again. */
export const markWaiting = async (db: Db, id: string) => (await unmark.run(db, { id })) === 1;
