import { planIds } from '@kindred/contract/premium/plans';
import { priceNotice } from '@kindred/contract/premium/price-moves';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import {
  Day,
  Flag,
  Integer,
  LanguageOrNull,
  OrNull,
  Text,
  Uuid,
  Word,
} from '../../../db/columns.ts';
import { lockMembers } from '../../../db/locks.ts';
import { lockPriceMove } from '../../../db/team-locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Mail } from '../../../platform/mail/kinds.ts';
import { notifyAll } from '../../notices/notify.ts';
import { paymentMoment } from '../clock/payment-clock.ts';
import { daysAfter } from './old-prices.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'announce-prices': object;
  }
}

/** How many members are notified in one transaction, and in how many of them in a minute: a large site doesn't send everything together. */
const batch = 200;
const batchesInMinute = 5;

const isDue = `(i.apology_due or i.outcome is null and i.notified_at is null)`;

const selectDue = statement({
  name: 'find_price_notices_due',
  text: `select i.move_id, i.subscription_id, i.apology_due, s.member_id
    from price_move_item i join subscription s on s.id = i.subscription_id
    where ${isDue} and s.member_id is not null
    order by i.move_id, i.apology_due, i.subscription_id limit $limit`,
  params: { limit: 'int8' },
  row: Row({ move_id: Uuid, subscription_id: Text, apology_due: Flag, member_id: Uuid }),
});

const Notified = Row({
  member_id: OrNull(Uuid),
  /** Null if the email is not confirmed, or the account is closed. */
  email: OrNull(Text),
  language: LanguageOrNull,
  plan: Word(planIds),
  before: Integer,
  after: Integer,
  currency: Text,
  starts_on: Day,
});

const notified = `s.member_id, case when m.state = 'active' and m.email_verified_at is not null then m.email end as email,
      m.language, p.plan, p.from_amount as before, p.to_amount as after, p.currency, i.starts_on`;

/** A late notice makes the first day later: what a member reads in it is what they have at least. */
const markNotified = statement({
  name: 'mark_price_notified',
  text: `update price_move_item i set notified_at = $now, starts_on = greatest(p.starts_on, $earliest::date),
      starts_at = greatest(p.starts_on, $earliest::date)::timestamp at time zone $timeZone
    from price_move p, subscription s join member m on m.id = s.member_id
    where i.move_id = $moveId and i.subscription_id = any ($ids) and i.outcome is null and i.notified_at is null
      and p.id = i.move_id and s.id = i.subscription_id
    returning ${notified}`,
  params: { moveId: 'uuid', ids: 'text[]', now: 'timestamptz', earliest: 'date', timeZone: 'text' },
  row: Notified,
});

const markApologized = statement({
  name: 'mark_price_apologized',
  text: `update price_move_item i set apology_due = false
    from price_move p, subscription s join member m on m.id = s.member_id
    where i.move_id = $moveId and i.subscription_id = any ($ids) and i.apology_due
      and p.id = i.move_id and s.id = i.subscription_id
    returning ${notified}`,
  params: { moveId: 'uuid', ids: 'text[]' },
  row: Notified,
});

/**
 * Notifies the members of open moves, and those of stopped ones that their price stays. The marks, mails and notices of a batch are stored
 * in one transaction, so that each member hears of it once, whatever is killed or started twice.
 */
export function announcePrices(app: JobsApp) {
  app.jobs.schedule('announce-prices', '* * * * *', async () => {
    for (let count = 0; count < batchesInMinute; count += 1) {
      const due = await selectDue.all(app.pool, { limit: batch });
      if (due.length === 0) return;
      await inTransaction(app.pool, (client) => announce(client, app, sameAsFirst(due)));
    }
  });
}

/** A batch is of one move, and says one thing. */
const sameAsFirst = (due: Due) =>
  due.filter(
    ({ move_id: move, apology_due: isApology }) =>
      move === due[0]?.move_id && isApology === due[0].apology_due,
  );

type Due = Awaited<ReturnType<typeof selectDue.all>>;

async function announce(client: PoolClient, app: FastifyInstance, due: Due) {
  const [first] = due;
  if (!first) return;
  const { move_id: moveId, apology_due: isApology } = first;
  await lockMembers(client, [...new Set(due.map((each) => each.member_id))]);
  await lockPriceMove(client, moveId);
  const { now, today } = await paymentMoment(app);
  const ids = due.map((each) => each.subscription_id);
  const earliest = daysAfter(today, priceNotice.fewest);
  const { timeZone } = app.config;
  const marked = isApology
    ? await markApologized.all(client, { moveId, ids })
    : await markNotified.all(client, { moveId, ids, now, earliest, timeZone });
  const event = isApology ? 'price-stays' : 'price-changes';
  await notifyAll(
    client,
    marked.flatMap(({ member_id: memberId }) =>
      memberId === null ? [] : [{ memberId, kind: 'premium' as const, about: { event } as const }],
    ),
  );
  const mailOf = isApology ? stays : changes;
  await app.sendMails(client, marked.flatMap(mailOf));
}

function changes(row: Static<typeof Notified>): Mail[] {
  const { email: to, language, plan, before, after: amount, currency, starts_on: on } = row;
  if (to === null) return [];
  return [{ to, language, kind: 'price-changes', data: { plan, before, amount, currency, on } }];
}

function stays(row: Static<typeof Notified>): Mail[] {
  const { email: to, language, plan, before: amount, currency } = row;
  if (to === null) return [];
  return [{ to, language, kind: 'price-stays', data: { plan, amount, currency } }];
}
