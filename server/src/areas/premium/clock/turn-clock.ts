import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../../db/columns.ts';
import { lockMembers } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { applyPricesOfDay } from '../price-moves/apply.ts';
import { applyEvent } from '../events/apply.ts';
import { readPaymentClock, writePaymentClock } from './payment-clock.ts';
import {
  type ClockCounts,
  nothingHappened,
  readSandboxClock,
  turnSandboxClock,
} from './sandbox-clock.ts';

const day = 86_400_000;
const clockMarginMs = 5000;

/** What the command prints. */
export type ClockReport =
  | { readonly now: string; readonly happened: ClockCounts }
  /** The clock only goes forward, and shows this time already. */
  | { readonly refused: 'in-the-past'; readonly now: string };

/**
 * Moves the payments' clock forward day by day, so that each event is applied on its own day. Nothing else follows it:
 * sessions, likes and reports stay in our time.
 */
export async function turnPaymentClock(app: FastifyInstance, to: Date) {
  const { ahead } = await readSandboxClock(app);
  const present = app.now().getTime() + ahead;
  // The sandbox's clock goes on while it is asked, and would refuse a time that has just passed.
  if (to.getTime() <= present + clockMarginMs) {
    const now = new Date(present).toISOString();
    await store(app, ahead, { refused: 'in-the-past', now });
    return;
  }
  const happened = { ...nothingHappened };
  for (let next = present; next < to.getTime();) {
    next = Math.min(next + day, to.getTime());
    const turned = await turnSandboxClock(app, new Date(next));
    for (const kind of Object.keys(happened) as (keyof ClockCounts)[])
      happened[kind] += turned.happened[kind];
    await applyEvents(app);
    await store(app, turned.ahead, null);
    await applyPricesOfDay(app);
  }
  await followClock(app);
  const { ahead: reached } = await readSandboxClock(app);
  await store(app, reached, { now: to.toISOString(), happened });
}

const store = ({ pool, now }: FastifyInstance, ahead: number, report: ClockReport | null) =>
  writePaymentClock(pool, { ahead: Math.round(ahead / 1000), report, now: now() });

const selectWaiting = statement({
  name: 'find_waiting_payment_events',
  text: 'select id from payment_event where applied_at is null order by created_at, id limit 1000',
  row: Row({ id: Text }),
});

/** Their jobs would apply them as well, but not before the clock moves on. */
async function applyEvents(app: FastifyInstance) {
  for (const { id } of await selectWaiting.all(app.pool)) await applyEvent(app, id);
}

const selectMembers = statement({
  name: 'find_members_with_premium_time',
  text: `select distinct member_id as id from subscription
    where premium_until is not null and member_id > $after order by id limit 500`,
  params: { after: 'uuid' },
  row: Row({ id: Uuid }),
});

const touch = statement({
  name: 'follow_payment_clock',
  text: 'update subscription set premium_until = premium_until where member_id = any ($ids)',
  params: { ids: 'uuid[]' },
});

/** The trigger of subscriptions works out again when each member's premium ends in our time. */
async function followClock({ pool }: FastifyInstance) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = (await selectMembers.all(pool, { after })).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTransaction(pool, async (client) => {
      await lockMembers(client, ids);
      await touch.run(client, { ids });
    });
    after = last;
  }
}

/** Runs at the start, as a process may have ended between moving the sandbox's clock and storing it. */
export async function followSandboxClock(app: FastifyInstance) {
  const { ahead } = await readSandboxClock(app);
  const stored = (await readPaymentClock(app.pool))?.ahead_seconds ?? 0;
  if (stored === Math.round(ahead / 1000)) return;
  await store(app, ahead, null);
  await followClock(app);
}
