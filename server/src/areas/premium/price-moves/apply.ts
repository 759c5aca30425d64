import { planIds } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { type Static, Object as Row } from 'typebox';
import { Integer, OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { lockPriceMove } from '../../../db/team-locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../../platform/jobs/batches.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';
import { paymentNow } from '../clock/payment-clock.ts';
import { dropPlanned, planLater } from '../subscriptions/plan-change/plan-later.ts';
import { syncSubscription } from '../subscriptions/sync.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'apply-prices': Continued<Due>;
  }
}

const Due = Row({
  id: Text,
  plan: Word(planIds),
  /** The price of the next period; null if it is to stay as it is. */
  wanted: OrNull(Integer),
});
type Due = Static<typeof Due>;

/**
 * Subscriptions whose next period begins within three days and with a new price, which the provider does not know of, and those
 * of which it knows one that no longer comes. Nothing but the rows decides, so that whatever was interrupted is done by the next run. The
 * provider is asked so late that few other changes meet it, and so early that it charges the right price while this service is down.
 */
const selectDue = statement({
  name: 'find_prices_to_apply',
  text: `select s.id, s.plan, c.amount as wanted
    from subscription s left join coming_price c on c.subscription_id = s.id and c.starts_at <= s.period_end
      and c.amount <> s.amount
    where s.id > $after and s.ended_at is null and s.status = 'active' and not s.cancel_at_period_end
      and s.planned_plan is null
      and not exists (select from payment_request r where r.member_id = s.member_id and r.state = 'open')
      and (c.amount is not null and s.period_end > $now and s.period_end <= $now + interval '3 days'
          and s.next_amount is distinct from c.amount
        or c.amount is null and s.next_amount is not null)
    order by s.id limit $limit`,
  params: { after: 'text', now: 'timestamptz', limit: 'int8' },
  row: Due,
});

/** Has the provider charge new prices from the next period on, and ends moves that are over. */
export function applyPrices(app: JobsApp) {
  const { pool } = app;
  scheduleBatches<Due, 'apply-prices'>(app, 'apply-prices', '*/10 * * * *', {
    size: 20,
    find: async (after, limit) => {
      // A site without a provider sells nothing.
      if (app.payments.mode === 'off') return [];
      if (!after) await endMoves(app);
      return selectDue.all(pool, { after: after?.id ?? '', now: await paymentNow(app), limit });
    },
    handle: async (due) => {
      for (const each of due) await apply(app, each);
    },
  });
}

async function apply(app: FastifyInstance, { id, plan, wanted }: Due) {
  if (wanted === null) await dropPlanned(app, id);
  else await planLater(app, id, plan, wanted);
  await syncSubscription(app, id);
}

/** The same for a day of the clock that an operator of a demo moves forward. */
export async function applyPricesOfDay(app: FastifyInstance) {
  await endMoves(app);
  const now = await paymentNow(app);
  for (const each of await selectDue.all(app.pool, { after: '', now, limit: 10_000 }))
    await apply(app, each);
}

const selectOpen = statement({
  name: 'find_open_price_moves',
  text: 'select id from price_move where stopped_at is null and finished_at is null order by id',
  row: Row({ id: Uuid }),
});

/** Who pays the new price, and who will not, as they ended or have another plan or price. */
const endItems = statement({
  name: 'end_price_move_items',
  text: `update price_move_item i
    set outcome = case when s.plan = m.plan and s.amount = m.to_amount and s.ended_at is null then 'moved' else 'left' end
    from price_move m, subscription s
    where i.move_id = $id and i.outcome is null and m.id = i.move_id and s.id = i.subscription_id
      and (s.ended_at is not null or s.member_id is null or s.plan <> m.plan or s.amount <> m.from_amount)`,
  params: { id: 'uuid' },
});

const finish = statement({
  name: 'finish_price_move',
  text: `update price_move m set finished_at = $now
    where id = $id and not exists (select from price_move_item where move_id = m.id and outcome is null)`,
  params: { id: 'uuid', now: 'timestamptz' },
});

async function endMoves(app: FastifyInstance) {
  const now = await paymentNow(app);
  for (const { id } of await selectOpen.all(app.pool))
    await inTransaction(app.pool, async (client) => {
      await lockPriceMove(client, id);
      await endItems.run(client, { id });
      await finish.run(client, { id, now });
    });
}
