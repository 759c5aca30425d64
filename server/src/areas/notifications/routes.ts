import { listNotices, readNotices } from '@kindred/contract/notices';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { countUnread, findNotices, markRead } from './notices.ts';

export function noticeRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  serve(app, listNotices, async ({ member, query: { cursor = null, limit } }) => {
    const [page, unread] = await Promise.all([
      findNotices(pool, member.id, cursor, limit),
      countUnread(pool, member.id),
    ]);
    return { data: { ...page, unread } };
  });

  serve(app, readNotices, async ({ member, body: { upTo } }) => {
    await markRead(pool, member.id, upTo, now());
    return { data: { unread: await countUnread(pool, member.id) } };
  });
}
