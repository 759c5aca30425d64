import { blockMember, listBlocks, unblockMember } from '@kindred/contract/blocks';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { cutPage, readTimeCursor } from '../../platform/http/time-cursor.ts';
import { limits } from './limits.ts';
import { deleteBlock, findBlocks, insertBlock } from './queries.ts';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export function blockRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const limitBlocks = limitRate(app, limits.block);

  serve(app, listBlocks, async ({ member, query: { cursor, limit } }) => {
    const after = readTimeCursor(cursor);
    const rows = await findBlocks(pool, member.id, after, limit);
    const { page, nextCursor } = cutPage(rows, limit, ({ created_at, other_id }) => ({
      time: created_at,
      id: other_id,
    }));
    const blocks = page.map(({ other_id, name, created_at }) => ({
      memberId: other_id,
      firstName: name,
      blockedAt: created_at.toISOString(),
    }));
    return { data: { blocks, nextCursor } };
  });

  serve(app, blockMember, async ({ member, params: { id }, reply }) => {
    limitBlocks(reply, member.id);
    if (id.toLowerCase() === member.id) throw new AppError('own_profile_blocked');
    await inTransaction(pool, (client) => insertBlock(client, member.id, id.toLowerCase(), now()));
    return { data: { blocked: true } };
  });

  serve(app, unblockMember, async ({ member, params: { id }, reply }) => {
    limitBlocks(reply, member.id);
    await inTransaction(pool, (client) => deleteBlock(client, member.id, id.toLowerCase(), now()));
    return { data: { blocked: false } };
  });
}

export const visibility = [
  aboutCaller(listBlocks),
  aboutOwner(blockMember, [422, 200, 200], {
    url: '/blocks/{owner}',
    writes: ['block', 'photo'],
  }),
  aboutOwner(unblockMember, [200, 200, 200], { url: '/blocks/{owner}' }),
];
