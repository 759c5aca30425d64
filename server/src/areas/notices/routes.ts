import { listNotices, readNotices } from '@kindred/contract/notices';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { countUnread, findNotices, markRead } from './notices.ts';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export function noticeRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  serve(app, listNotices, async ({ member, query: { cursor = null, limit }, reader }) => {
    const moment = presentMoment(app);
    const [page, unread] = await Promise.all([
      findNotices(reader, member.id, { before: cursor, limit }, moment),
      countUnread(reader, member.id, moment),
    ]);
    return { data: { ...page, unread } };
  });

  serve(app, readNotices, async ({ member, body: { upTo } }) => {
    await markRead(pool, member.id, upTo, now());
    return { data: { unread: await countUnread(pool, member.id, presentMoment(app)) } };
  });
}

export const visibility = [
  aboutCaller(listNotices),
  aboutOwner(readNotices, [200, 200, 200], { url: '/notices/read', body: { upTo: '{notice}' } }),
];
