import type { FastifyInstance } from 'fastify';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { insertRow, sqlOf } from '../database/sql.ts';
import { createMember } from '../members/members.ts';
import { ground } from './desk.ts';

/** The reason of a decision that makes it a ban for fraud. */
export const fraud = {
  ...ground,
  clause: 'no-money',
  category: 'SCAMS_AND_FRAUD',
  keyword: 'OTHER',
  reason: 'You asked people for money.',
} as const;

type Clocked = FastifyInstance & { advanceClock: (milliseconds: number) => void };

/** Lets the time to undo pass, and notifies everyone who has to be. */
export async function warnDue(app: Clocked, milliseconds = 11_000) {
  app.advanceClock(milliseconds);
  await addJob(app.pool, 'warn-of-fraud', {}, { key: 'warn-of-fraud' });
  await app.jobs.runDue();
}

/** A chat in which a member wrote to another one, as it is after a match. */
export async function storeChat(app: FastifyInstance, from: string, to: string, sentAt: Date) {
  const sql = sqlOf(app);
  const [first, second] = [from, to].toSorted();
  const [chat] = await sql<{ id: string }>`insert into chat (first_id, second_id, last_number)
    values (${first}, ${second}, 1) returning id`;
  const id = chat?.id ?? '';
  for (const [member_id, other_id] of [
    [from, to],
    [to, from],
  ])
    await insertRow(app, 'chat_member', {
      member_id,
      other_id,
      chat_id: id,
      active_at: sentAt,
      last_sent: member_id === from ? 1 : 0,
    });
  await sql`insert into message (chat_id, number, id, sender_id, body, sent_at)
    values (${id}, 1, gen_random_uuid(), ${from}, 'I need money for my flight', ${sentAt})`;
  await sql`insert into match (member_id, other_id, name, matched_at)
    values (${to}, ${from}, 'Alan', ${sentAt}), (${from}, ${to}, 'Ada', ${sentAt})`;
}

/** Members to whom someone wrote. */
export async function writtenTo(app: FastifyInstance, from: string, count: number) {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await createMember(app, { photo: false, consent: false });
    await storeChat(app, from, id, new Date(app.now().getTime() - 60_000));
    ids.push(id);
  }
  return ids;
}

/** How often each member was warned, and how often that was withdrawn, by their notices. */
export async function noticesOf(app: FastifyInstance, ids: readonly string[]) {
  const rows = await sqlOf(app)<{ kind: string; count: number; members: number }>`
    select kind, count(*)::int as count, count(distinct member_id)::int as members from notice
    where member_id = any (${ids}) and kind like 'fraud.%' group by kind order by kind`;
  return Object.fromEntries(rows.map(({ kind, count, members }) => [kind, [count, members]]));
}
