import { type AnnouncementText, AnnouncementTexts, Segment } from '@kindred/contract/announcements';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Day, Integer, Json, OrNull, Timestamp, Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type JobsApp, addJob } from '../../platform/jobs/jobs.ts';
import { notifyAll } from '../notices/notify.ts';
import { textIn } from './rows.ts';
import { findNext, findStill } from './segment.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'send-announcements': object;
  }
}

/** How many members get it in one transaction, and how many of these in a minute: a large site doesn't send everything together. */
const batch = 500;
const batchesInMinute = 10;

const isOpen = 'stopped_at is null and finished_at is null';

const Due = Row({
  id: Uuid,
  texts: Json(AnnouncementTexts),
  segment: Json(Segment),
  starts_at: Timestamp,
  reached_id: OrNull(Uuid),
  binds_from: OrNull(Day),
});
type Due = Static<typeof Due>;

const selectDue = statement({
  name: 'find_announcement_due',
  text: `select id, texts, segment, starts_at, reached_id, binds_from from announcement
    where ${isOpen} and starts_at <= $now order by starts_at, id limit 1`,
  params: { now: 'timestamptz' },
  row: Due,
});

/** Waits for a process that sends the same batch. Nothing is returned if it did, or the announcement was stopped. */
const takeBatch = statement({
  name: 'take_batch_of_announcement',
  text: `update announcement set reached_id = coalesce($last, reached_id),
      finished_at = case when $isLast then $now::timestamptz end
    where id = $id and ${isOpen} and reached_id is not distinct from $reached returning id`,
  params: { id: 'uuid', reached: 'uuid?', last: 'uuid?', isLast: 'bool', now: 'timestamptz' },
  row: Row({ id: Uuid }),
});

const countNotices = statement({
  name: 'count_delivered_announcement',
  text: `update announcement a set delivered = a.delivered + n.delivered, mailed = a.mailed + n.mailed
    from (select count(*)::int as delivered, (count(*) filter (where exists (select from delivery d
        where d.member_id = notice.member_id and d.notice_id = notice.id and d.channel = 'mail')))::int as mailed
      from notice where member_id = any ($ids) and kind in ('announcement', 'page.binding') and event = $id::uuid::text) as n
    where a.id = $id returning a.delivered`,
  params: { id: 'uuid', ids: 'uuid[]' },
  row: Row({ delivered: Integer }),
});

/** Does not wait for the next minute. */
export const sendSoon = (client: PoolClient) =>
  addJob(client, 'send-announcements', {}, { key: 'send-announcements' });

/**
 * Sends what is due in batches. The notices of a batch and how far the announcement has come are stored in one transaction, so
 * that each member gets it once, whatever is killed or started twice. A stop waits for the present batch at most.
 */
export function sendAnnouncements(app: JobsApp) {
  const { pool, now } = app;
  const send = async () => {
    for (let count = 0; count < batchesInMinute; count += 1) {
      const due = await selectDue.first(pool, { now: now() });
      if (!due) return;
      await sendBatch(app, due);
    }
  };
  app.jobs.schedule('send-announcements', '* * * * *', send);
}

async function sendBatch(app: FastifyInstance, { id, texts, segment, ...due }: Due) {
  const { pool, site } = app;
  const { starts_at: now, reached_id: reached, binds_from: bindsFrom } = due;
  // Who joins or comes back later is not in it: the segment is that of the start.
  const moment = { now, pending: bindsFrom !== null };
  const ids = await findNext(pool, segment, moment, { after: reached, size: batch });
  const isLast = ids.length < batch;
  await inTransaction(pool, async (client) => {
    const locked = await lockMembers(client, ids);
    const taken = { id, reached, last: ids.at(-1) ?? null, isLast, now: app.now() };
    if (!(await takeBatch.first(client, taken))) return;
    const { main } = site.document.languages;
    const still = await findStill(client, segment, moment, locked);
    await notifyAll(
      client,
      still.flatMap(({ id: memberId, language }) => {
        const written = textIn(texts, language, main);
        return written ? [{ memberId, event: id, ...contentOf(written, bindsFrom) }] : [];
      }),
    );
    await countNotices.one(client, { id, ids: locked });
  });
}

const contentOf = ({ title, text }: AnnouncementText, bindsFrom: string | null) =>
  bindsFrom === null
    ? { kind: 'announcement' as const, about: { title, text } }
    : { kind: 'page.binding' as const, about: { title, text, from: bindsFrom } };
