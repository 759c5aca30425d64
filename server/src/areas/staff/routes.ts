import { listUsers, searchUsers } from '@kindred/contract/users';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../platform/audit.ts';
import { dayIn } from '../../platform/calendar.ts';
import { serve } from '../../platform/serve.ts';
import { listUsersPage } from './user-list.ts';

export function staffRoutes(app: FastifyInstance) {
  const { pool, config, now } = app;
  const moment = () => {
    const time = now();
    return { now: time, today: dayIn(config.timeZone, time), timeZone: config.timeZone };
  };

  serve(app, listUsers, async ({ query: { page, limit }, request }) => {
    const order = { sortBy: 'createdAt', sortOrder: 'desc' } as const;
    const { users, pagination } = await listUsersPage(
      pool,
      { filter: {}, ...order, page, limit },
      moment(),
    );
    await writeAudit(pool, request, {
      action: 'member.list',
      details: { page, count: users.length },
    });
    return { data: { users, pagination } };
  });

  serve(app, searchUsers, async ({ query, request }) => {
    const { page, limit, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = query;
    const found = await listUsersPage(pool, { filter, sortBy, sortOrder, page, limit }, moment());
    const { users, totalKind, pagination } = found;
    const searchParams = { ...filter, sortBy, sortOrder };
    await writeAudit(pool, request, {
      action: 'member.list',
      details: { ...searchParams, page, count: users.length },
    });
    const hasNext = page < pagination.pages;
    return {
      data: {
        users,
        pagination: { ...pagination, hasNext, hasPrev: page > 1 },
        searchParams,
        totalKind,
      },
    };
  });
}
