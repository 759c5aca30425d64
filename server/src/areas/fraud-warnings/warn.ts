import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { LanguageOrNull, Text, Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../platform/jobs/batches.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail/kinds.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { deleteNotices } from '../notices/notices-about.ts';
import { type NewNotice, notifyAll } from '../notices/notify.ts';
import {
  type Notified,
  type Pair,
  findDue,
  finish,
  insertWarnings,
  withdrawWarnings,
} from './recipients.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'warn-of-fraud': Continued<Pair>;
  }
}

/**
 * Each minute, warns everyone whom members who are banned for fraud wrote to, and withdraws the warnings about those who
 * no longer are. A warning, its notice and its mail are stored in one transaction, under the locks of both members.
 */
export function warnOfFraud(app: JobsApp) {
  const { pool, now } = app;
  scheduleBatches<Pair, 'warn-of-fraud'>(app, 'warn-of-fraud', '* * * * *', {
    size: 200,
    find: async (after, size) => {
      if (!after) await finish(pool, now());
      return findDue(pool, after, now(), size);
    },
    handle: (pairs) => inTransaction(pool, (client) => notifyPairs(client, app, pairs)),
  });
}

async function notifyPairs(client: PoolClient, app: FastifyInstance, pairs: readonly Pair[]) {
  const now = app.now();
  const memberIds = pairs.map((pair) => pair.member_id);
  const recipientIds = pairs.map((pair) => pair.recipient_id);
  await lockMembers(client, [...new Set([...memberIds, ...recipientIds])]);
  const ids = pairs.map(() => timeOrderedId());
  const stored = await insertWarnings(client, { ids, memberIds, recipientIds, now });
  const warned = stored.map(withShortName);
  const ended = await withdrawWarnings(client, { memberIds, recipientIds, now });
  const withdrawn = ended.map(withShortName);
  await deleteNotices(
    client,
    'fraud.warned',
    'warning',
    withdrawn.map(({ recipient_id: memberId, id: value }) => ({ memberId, value })),
  );
  await notifyAll(client, [
    ...warned.map((each) => warnedNotice(each, now)),
    ...withdrawn.map((each) => withdrawnNotice(each, now)),
  ]);
  await app.sendMails(client, await findMails(client, app, warned, withdrawn));
}

/** A fraudster chose the name: no sentence, link or number of theirs is in what we mail and push. */
const withShortName = (warning: Notified): Notified => ({
  ...warning,
  name: /^\p{L}[\p{L}\p{M}'’-]*/u.exec(warning.name ?? '')?.[0] ?? null,
});

const warnedNotice = (warning: Notified, at: Date) =>
  ({
    memberId: warning.recipient_id,
    kind: 'fraud.warned',
    about: {
      warning: warning.id,
      name: warning.name,
      lastWroteAt: warning.last_wrote_at.toISOString(),
    },
    at,
  }) satisfies NewNotice;

const withdrawnNotice = (warning: Notified, at: Date) =>
  ({
    memberId: warning.recipient_id,
    kind: 'fraud.withdrawn',
    about: { warning: warning.id, name: warning.name, warnedAt: warning.warned_at.toISOString() },
    at,
  }) satisfies NewNotice;

const selectMailboxes = statement({
  name: 'find_mailboxes_to_warn',
  text: `select m.id, m.email, m.language, coalesce(s.time_zone, $timeZone) as time_zone
    from member m left join notice_setting s on s.member_id = m.id
    where m.id = any ($ids) and m.email_verified_at is not null`,
  params: { ids: 'uuid[]', timeZone: 'text' },
  row: Row({
    id: Uuid,
    email: Text,
    language: LanguageOrNull,
    time_zone: Text,
  }),
});

async function findMails(
  client: PoolClient,
  { config }: FastifyInstance,
  warned: readonly Notified[],
  withdrawn: readonly Notified[],
): Promise<Mail[]> {
  const ids = [...warned, ...withdrawn].map(({ recipient_id }) => recipient_id);
  if (ids.length === 0) return [];
  const rows = await selectMailboxes.all(client, { ids, timeZone: config.timeZone });
  const mailboxes = new Map(rows.map((row) => [row.id, row]));
  const mailboxOf = ({ recipient_id }: Notified) => {
    const found = mailboxes.get(recipient_id);
    if (!found) return [];
    return [{ to: { to: found.email, language: found.language }, timeZone: found.time_zone }];
  };
  return [
    ...warned.flatMap((each) =>
      mailboxOf(each).map(({ to, timeZone }): Mail => {
        const lastWroteAt = each.last_wrote_at.toISOString();
        return { ...to, kind: 'fraud-warned', data: { name: each.name, timeZone, lastWroteAt } };
      }),
    ),
    ...withdrawn.flatMap((each) =>
      mailboxOf(each).map(({ to, timeZone }): Mail => {
        const warnedAt = each.warned_at.toISOString();
        return { ...to, kind: 'fraud-withdrawn', data: { name: each.name, timeZone, warnedAt } };
      }),
    ),
  ];
}
