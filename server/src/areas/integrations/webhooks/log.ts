import { testEvent, webhookEvents } from '@kindred/contract/integrations/events';
import {
  type DeliveryState,
  type WebhookDelivery,
  deliveryFaults,
  deliveryStates,
} from '@kindred/contract/integrations/webhooks';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { cutPage, readTimeCursor } from '../../../platform/http/time-cursor.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const selectDeliveries = statement({
  name: 'find_webhook_deliveries',
  text: `select d.id, d.state, d.attempts, d.created_at, d.tried_at, d.next_at, d.status, d.duration_ms, d.response,
      d.fault, e.id as event_id, e.type, e.at
    from webhook_delivery d join webhook_event e on e.id = d.event_id
    where d.webhook_id = $webhookId and ($state::text is null or d.state = $state)
      and ($time::timestamptz is null
        or (date_trunc('milliseconds', d.created_at), d.id) < ($time, $id))
    order by date_trunc('milliseconds', d.created_at) desc, d.id desc limit $count`,
  params: {
    webhookId: 'uuid',
    state: 'text?',
    time: 'timestamptz?',
    id: 'uuid?',
    count: 'int8',
  },
  row: Row({
    id: Uuid,
    state: Word(deliveryStates),
    attempts: Integer,
    created_at: Timestamp,
    tried_at: OrNull(Timestamp),
    next_at: Timestamp,
    status: OrNull(Integer),
    duration_ms: OrNull(Integer),
    response: OrNull(Text),
    fault: OrNull(Word(deliveryFaults)),
    event_id: Uuid,
    type: Word([...webhookEvents, testEvent]),
    at: Timestamp,
  }),
});

interface LogPage {
  readonly state?: DeliveryState;
  readonly limit: number;
  readonly cursor?: string;
}

export async function readLog(db: Db, webhookId: string, { state, limit, cursor }: LogPage) {
  const after = readTimeCursor(cursor);
  const { time = null, id = null } = after ?? {};
  const asked = { webhookId, state: state ?? null, time, id, count: limit + 1 };
  const rows = await selectDeliveries.all(db, asked);
  const { page, nextCursor } = cutPage(rows, limit, (row) => ({
    time: row.created_at,
    id: row.id,
  }));
  const deliveries = page.map((row): WebhookDelivery => ({
    _id: row.id,
    event: { _id: row.event_id, type: row.type, at: row.at.toISOString() },
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
    nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
    status: row.status,
    durationMs: row.duration_ms,
    response: row.response,
    fault: row.fault,
  }));
  return { deliveries, nextCursor };
}

const insertTest = statement({
  name: 'insert_webhook_test',
  text: `with stored as (
      insert into webhook_event (id, type, about, at) values ($eventId, $type, $about, $now) returning id
    )
    insert into webhook_delivery (id, webhook_id, event_id, created_at, next_at)
    select $id, $webhookId, stored.id, $now, $now from stored`,
  params: {
    eventId: 'uuid',
    type: 'text',
    about: 'jsonb',
    id: 'uuid',
    webhookId: 'uuid',
    now: 'timestamptz',
  },
});

export async function addTest(db: Db, webhookId: string, now: Date) {
  const [eventId, id] = [timeOrderedId(), timeOrderedId()];
  await insertTest.run(db, { eventId, type: testEvent, about: { webhookId }, id, webhookId, now });
  await addJob(db, 'send-webhooks', {});
}

const insertReplay = statement({
  name: 'replay_webhook_delivery',
  text: `insert into webhook_delivery (id, webhook_id, event_id, created_at, next_at)
    select gen_random_uuid(), d.webhook_id, d.event_id, $now, $now from webhook_delivery d
    where d.id = $id and d.webhook_id = $webhookId`,
  params: { id: 'uuid', webhookId: 'uuid', now: 'timestamptz' },
});

/** The event is sent again with its own id, also if an earlier delivery of it still waits. */
export async function replayOne(db: Db, webhookId: string, id: string, now: Date) {
  if (!(await insertReplay.run(db, { id, webhookId, now })))
    throw new AppError('delivery_not_found');
  await addJob(db, 'send-webhooks', {});
}

/** What still waits is sent anyway. */
const insertReplays = statement({
  name: 'replay_webhook_events',
  text: `insert into webhook_delivery (id, webhook_id, event_id, created_at, next_at)
    select gen_random_uuid(), w.id, e.id, $now, $now
    from webhook w join webhook_event e on e.type = any (w.events)
    where w.id = $webhookId and e.at >= $since and not exists (select from webhook_delivery d
      where d.event_id = e.id and d.webhook_id = w.id and d.state = 'waiting')`,
  params: { webhookId: 'uuid', since: 'timestamptz', now: 'timestamptz' },
});

/** Returns the number of events. They include those of the time in which the webhook was off. */
export async function replaySince(db: Db, webhookId: string, since: Date, now: Date) {
  const count = await insertReplays.run(db, { webhookId, since, now });
  if (count > 0) await addJob(db, 'send-webhooks', {});
  return count;
}
