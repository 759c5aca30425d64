import { dayIn } from '@kindred/contract/day-in';
import { planIds } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import {
  Integer,
  LanguageOrNull,
  OrNull,
  Text,
  Timestamp,
  Uuid,
  Word,
} from '../../../db/columns.ts';
import { lockMembers } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../../platform/jobs/batches.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail/kinds.ts';
import { notifyAll } from '../../notices/notify.ts';
import { paymentNow } from '../clock/payment-clock.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'remind-of-renewal': Continued<Due>;
  }
}

/**
 * That a subscription `s` renews automatically, and its member `m` was not reminded for a year. One day early, so that a day on which
 * no job runs makes it no later. An annual plan is announced 30 days before it renews: California asks for 15 to 45.
 */
const isDue = `s.ended_at is null and s.status in ('active', 'trialing') and not s.cancel_at_period_end
    and m.state = 'active'
    and (coalesce(s.reminded_at, s.created_at) + interval '364 days' <= $now
      or s.plan = 'annual' and s.period_end - interval '30 days' <= $now
        and coalesce(s.reminded_at, s.created_at) < s.period_end - interval '45 days')`;

const Due = Row({ id: Text, member_id: Uuid });
type Due = Static<typeof Due>;

const selectDue = statement({
  name: 'find_renewal_reminders_due',
  text: `select s.id, s.member_id from subscription s join member m on m.id = s.member_id
    where s.id > $after and ${isDue} order by s.id limit $limit`,
  params: { after: 'text', now: 'timestamptz', limit: 'int8' },
  row: Due,
});

const Reminded = Row({
  member_id: Uuid,
  /** Null if the email is not confirmed. */
  email: OrNull(Text),
  language: LanguageOrNull,
  plan: Word(planIds),
  amount: Integer,
  currency: Text,
  at: Timestamp,
  since: Timestamp,
});

/** Those of locked members that are still due. A repeated call finds none. */
const markReminded = statement({
  name: 'mark_renewal_reminded',
  text: `update subscription s set reminded_at = $now
    from member m
    where s.id = any ($ids) and m.id = s.member_id and ${isDue}
    returning s.member_id, case when m.email_verified_at is not null then m.email end as email, m.language,
      coalesce(s.planned_plan, s.plan) as plan, coalesce(s.planned_amount, (select c.amount from coming_price c
        where c.subscription_id = s.id and c.starts_at <= s.period_end), s.amount) as amount, s.currency,
      coalesce(s.planned_at, s.period_end) as at, s.created_at as since`,
  params: { ids: 'text[]', now: 'timestamptz' },
  row: Reminded,
});

/**
 * Each night, reminds everyone whose subscription renews automatically of what it costs and how to cancel, once a year. The mark, the
 * mails and the notices are stored in one transaction, under the locks of the members.
 */
export function remindOfRenewal(app: JobsApp) {
  const { pool } = app;
  scheduleBatches<Due, 'remind-of-renewal'>(app, 'remind-of-renewal', '37 5 * * *', {
    size: 200,
    find: async (after, limit) =>
      selectDue.all(pool, { after: after?.id ?? '', now: await paymentNow(app), limit }),
    handle: async (due) => {
      const now = await paymentNow(app);
      await inTransaction(pool, (client) => remind(client, app, due, now));
    },
  });
}

async function remind(
  client: PoolClient,
  { sendMails, config }: FastifyInstance,
  due: readonly Due[],
  now: Date,
) {
  await lockMembers(client, [...new Set(due.map((each) => each.member_id))]);
  const reminded = await markReminded.all(client, { ids: due.map(({ id }) => id), now });
  await notifyAll(
    client,
    reminded.map(({ member_id: memberId }) => ({
      memberId,
      kind: 'premium',
      about: { event: 'reminder' },
    })),
  );
  await sendMails(
    client,
    reminded.flatMap((each) => toMail(each, config.timeZone)),
  );
}

function toMail(row: Static<typeof Reminded>, timeZone: string): Mail[] {
  const { email: to, language, plan, amount, currency } = row;
  if (to === null) return [];
  const [at, since] = [dayIn(timeZone, row.at), dayIn(timeZone, row.since)];
  const data = { plan, amount, currency, at, since };
  return [{ to, language, kind: 'renewal-reminder', data }];
}
