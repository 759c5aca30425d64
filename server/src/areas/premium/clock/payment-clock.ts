import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, Json, OrNull, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { dayIn } from '@kindred/contract/day-in';

const select = statement({
  name: 'read_payment_clock',
  text: 'select ahead_seconds, report, turned_at from payment_clock',
  row: Row({ ahead_seconds: Integer, report: OrNull(Json()), turned_at: Timestamp }),
});

export const readPaymentClock = (db: Db) => select.first(db);

const write = statement({
  name: 'write_payment_clock',
  text: `insert into payment_clock (ahead_seconds, report, turned_at) values ($ahead, $report, $now)
    on conflict (is_only) do update set ahead_seconds = excluded.ahead_seconds, report = excluded.report,
      turned_at = excluded.turned_at`,
  params: { ahead: 'int4', report: 'jsonb?', now: 'timestamptz' },
});

export const writePaymentClock = write.run;

type App = Pick<FastifyInstance, 'pool' | 'payments' | 'now'>;

/** Seconds by which the payments' clock is ahead of ours. Only a demo's sandbox can be. */
export async function secondsAhead({ pool, payments }: App): Promise<number> {
  if (payments.mode !== 'sandbox') return 0;
  return (await readPaymentClock(pool))?.ahead_seconds ?? 0;
}

/** The time of subscriptions and invoices, which is the provider's. */
export const paymentNow = async (app: App) =>
  new Date(app.now().getTime() + (await secondsAhead(app)) * 1000);

/** The same, with its day in the operator's time zone. */
export async function paymentMoment(app: App & Pick<FastifyInstance, 'config'>): Promise<Moment> {
  const now = await paymentNow(app);
  return { now, today: dayIn(app.config.timeZone, now) };
}
