import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Integer, Timestamp, Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { tellableLikes } from './lists.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'tell-liked': object;
  }
}

const minute = 60_000;
/** The like may be undone until then, and others may arrive. */
const wait = 15 * minute;
const pause = 60 * minute;

const due = 'since <= $before and (told_at is null or told_at <= $toldBefore)';
const dueParams = { before: 'timestamptz', toldBefore: 'timestamptz' } as const;

const selectLiked = statement({
  name: 'find_liked_members_to_tell',
  text: `select member_id from like_news where ${due} order by member_id`,
  params: dueParams,
  row: Row({ member_id: Uuid }),
});

const takeNews = statement({
  name: 'take_like_news',
  text: `with found as (select since from like_news where member_id = $memberId and ${due})
    update like_news set since = null, told_at = $now from found where member_id = $memberId
    returning found.since`,
  params: { memberId: 'uuid', now: 'timestamptz', ...dueParams },
  row: Row({ since: Timestamp }),
});

const countNew = statement({
  name: 'count_new_likes',
  text: `select count(*) filter (where c.kind = 'like') as likes,
      count(*) filter (where c.kind = 'superlike') as superlikes
    from choice c where ${tellableLikes} and c.stored_at >= $since`,
  params: { memberId: 'uuid', now: 'timestamptz', since: 'timestamptz' },
  row: Row({ likes: Integer, superlikes: Integer }),
});

async function tellOne(client: PoolClient, memberId: string, now: Date) {
  if (!(await lockMember(client, memberId))) return;
  const news = await takeNews.first(client, { memberId, now, ...dueAt(now) });
  if (!news) return;
  const { likes, superlikes } = await countNew.one(client, { memberId, now, since: news.since });
  if (likes > 0) await notify(client, { memberId, kind: 'like', about: { count: likes } });
  if (superlikes > 0)
    await notify(client, { memberId, kind: 'superlike', about: { count: superlikes } });
}

const dueAt = (now: Date) => ({
  before: new Date(now.getTime() - wait),
  toldBefore: new Date(now.getTime() - pause),
});

export function tellLiked({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('tell-liked', '*/5 * * * *', async () => {
    const time = now();
    for (const { member_id: id } of await selectLiked.all(pool, dueAt(time)))
      await inTransaction(pool, (client) => tellOne(client, id, time));
  });
}
