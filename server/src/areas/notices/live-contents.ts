import type { FastifyInstance } from 'fastify';
import { countUnreadOf } from './notices.ts';

/** Events about notices bring along how many are new. */
export const addNoticeContents = ({ live, pool }: FastifyInstance) =>
  live.addContents(['notices'], async (events) => {
    const counts = await countUnreadOf(
      pool,
      events.map(({ member_id: id }) => id),
    );
    return events.map(({ member_id: id }) => ({ unread: counts.get(id) ?? 0 }));
  });
