import { dayIn } from '@kindred/contract/day-in';
import { invitedDays } from '@kindred/contract/imports/outcomes';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { lockImports } from '../../db/team-locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createSealedTokens } from '../../platform/crypto/sealed-tokens.ts';
import {
  countMailed,
  countSentSince,
  deleteSeveral,
  findDue,
  findMailingImports,
  keptMs,
  markMailed,
} from './invited.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail-invited': object;
  }
}

const day = 86_400_000;
const hour = 3_600_000;

/** The token of the link in an invitation, with the id of its row: it ends with the row. */
export const invitedTokens = (secret: string) =>
  createSealedTokens<[id: string]>(secret, 'import invitation');

/** Mails invitations and reminders, never more than the operator allows in an hour, and evenly within it. */
export function invitationMailJob(app: JobsApp) {
  app.jobs.schedule('mail-invited', '* * * * *', () =>
    inTransaction(app.pool, (client) => mailSome(client, app)),
  );
}

async function mailSome(client: PoolClient, app: FastifyInstance) {
  const now = app.now();
  const remindBefore = new Date(now.getTime() - invitedDays.reminder * day);
  // Two that run in parallel take turns, so that both see how many the other one has sent.
  const imports = await lockImports(client, await findMailingImports(client, remindBefore));
  if (imports.length === 0) return;
  const perHour = app.config.importMailsPerHour;
  const sent = await countSentSince(client, new Date(now.getTime() - hour));
  const limit = Math.min(Math.ceil(perHour / 60), perHour - sent);
  if (limit <= 0) return;
  const due = await findDue(client, { imports, now, remindBefore, limit });
  const members = due.filter(({ is_member }) => is_member);
  await deleteSeveral(client, { ids: members.map(({ id }) => id) });
  const people = due.filter(({ is_member }) => !is_member);
  const tokens = invitedTokens(app.secret);
  await app.sendMails(
    client,
    people.map(({ id, email: to, language, source, reminder, mailed_at }) => {
      const goodUntil = new Date(mailed_at.getTime() + keptMs);
      const until = dayIn(app.config.timeZone, goodUntil);
      const data = { token: tokens.make(id), source, until, reminder };
      return { to, language, kind: 'import-invitation', data, goodUntil };
    }),
  );
  await markMailed(client, { ids: people.map(({ id }) => id), now });
  const first = people.filter(({ reminder }) => !reminder);
  await countMailed(client, { imports: first.map(({ import_id }) => import_id) });
}
