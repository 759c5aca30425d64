import { changeUserState, readUser } from '@kindred/contract/staff';
import { listUsers, searchUsers } from '@kindred/contract/users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeAudit } from '../../platform/audit.ts';
import { dayIn } from '../../platform/calendar.ts';
import { sendEtag } from '../../platform/etag.ts';
import { serve } from '../../platform/serve.ts';
import { changeState } from './member-state.ts';
import { readStaffUser, versionOf } from './staff-user.ts';
import { listUsersPage } from './user-list.ts';

export function staffRoutes(app: FastifyInstance) {
  const { pool, config, now } = app;
  const moment = () => {
    const time = now();
    return { now: time, today: dayIn(config.timeZone, time), timeZone: config.timeZone };
  };
  const by = (request: FastifyRequest) => ({ request, ...moment() });

  serve(app, listUsers, async ({ query: { page, limit }, request }) => {
    const order = { sortBy: 'createdAt', sortOrder: 'desc' } as const;
    const list = { filter: {}, ...order, page, limit };
    const { users, pagination } = await listUsersPage(pool, list, moment());
    await writeAudit(pool, request, {
      action: 'member.list',
      details: { page, count: users.length },
    });
    return { data: { users, pagination } };
  });

  serve(app, searchUsers, async ({ query, request }) => {
    const { page, limit, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = query;
    const found = await listUsersPage(pool, { filter, sortBy, sortOrder, page, limit }, moment());
    const { users, totalKind } = found;
    const searchParams = { ...filter, sortBy, sortOrder };
    const details = { ...searchParams, page, count: users.length };
    await writeAudit(pool, request, { action: 'member.list', details });
    const hasNext = page < found.pagination.pages;
    const pagination = { ...found.pagination, hasNext, hasPrev: page > 1 };
    return { data: { users, pagination, searchParams, totalKind } };
  });

  serve(app, readUser, async ({ params: { id }, request, reply }) => {
    const user = await readStaffUser(pool, id, moment());
    await writeAudit(pool, request, { action: 'member.read', subject: { kind: 'member', id } });
    sendEtag(reply, versionOf(user));
    return { data: { user } };
  });

  serve(app, changeUserState, async ({ params: { id }, body, request, reply }) => {
    const user = await changeState(pool, id, body, by(request));
    sendEtag(reply, versionOf(user));
    return { data: { user } };
  });
}
