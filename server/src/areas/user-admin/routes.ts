import { exportSelection } from '@kindred/contract/user-admin/bulk';
import { listPeople, searchPeople } from '@kindred/contract/discovery';
import { hasPermission } from '@kindred/contract/permissions';
import { changeUserStatus, editUser, readUser } from '@kindred/contract/user-admin';
import { exportUsers, listUsers, searchUsers } from '@kindred/contract/user-admin/user-list';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeAudit } from '../../platform/audit/audit.ts';
import { rememberReads } from '../../platform/audit/repeated-reads.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import type { Caller } from '../../platform/http/context.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { sendEtag } from '../../platform/http/responses/etag.ts';
import { type Call, serve, serveRaw } from '../../platform/http/serve.ts';
import { serveViews } from '../../platform/http/serve-views.ts';
import { textsFor } from '../../platform/text/language-texts.ts';
import { peopleViews } from '../discovery/list/people.ts';
import { bulkRoutes } from './bulk/bulk-routes.ts';
import { changeUser } from './edit-user.ts';
import { csvSender } from './csv-response.ts';
import { changeStatus } from './account-status.ts';
import { openStaffUser, versionOf, withVersion } from '../members/staff-user.ts';
import { findSearched } from '../members/searched.ts';
import { streamSelection, streamUsers } from './user-export.ts';
import { listUsersPage } from './user-list.ts';

/** Each export holds a database connection. */
const maxExports = 2;

export function userAdminRoutes(app: FastifyInstance) {
  const { pool, config } = app;
  const moment = () => ({ ...presentMoment(app), timeZone: config.timeZone });
  const by = (request: FastifyRequest) => ({ request, ...moment() });

  const auditList = (
    request: FastifyRequest,
    details: Record<string, unknown>,
    id: string | null = null,
  ) =>
    writeAudit(pool, request, {
      action: 'member.list',
      details,
      ...(id && { subject: { kind: 'member', id } }),
    });

  const record = rememberReads(app.now);
  const people = peopleViews(app);

  async function listForStaff({ member, query, request, reader }: Call<typeof listUsers>) {
    const { poll, ...question } = query;
    const list = { filter: {}, sortBy: 'createdAt', sortOrder: 'desc', ...question } as const;
    const { sessionId } = member;
    const { users, pagination } = await listUsersPage(reader, list, moment(), (total) =>
      record({ sessionId, question, poll }, () => auditList(request, { ...question, total })),
    );
    return { data: { users, pagination } };
  }

  async function searchForStaff({ member, query, request, reader }: Call<typeof searchUsers>) {
    const { page, limit, poll, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = query;
    const searchParams = { ...filter, sortBy, sortOrder };
    const question = { ...searchParams, page, limit };
    const list = { filter, sortBy, sortOrder, page, limit };
    const { sessionId } = member;
    const found = await listUsersPage(reader, list, moment(), (total, ids) =>
      record({ sessionId, question, poll }, async () => {
        const id = await findSearched(pool, query.searchTerm, { total, ids });
        await auditList(request, { ...question, total }, id);
      }),
    );
    const { users, totalKind } = found;
    const hasNext = page < found.pagination.pages;
    const pagination = { ...found.pagination, hasNext, hasPrev: page > 1 };
    return { data: { users, pagination, searchParams, totalKind } };
  }

  serveViews(app, {
    staff: { route: listUsers, handler: listForStaff },
    member: { route: listPeople, handler: (call) => people.list(call) },
  });

  serveViews(app, {
    staff: { route: searchUsers, handler: searchForStaff },
    member: { route: searchPeople, handler: (call) => people.search(call) },
  });

  const sendCsv = csvSender(maxExports);

  const exportOptions = ({ staffRole }: Caller, request: FastifyRequest) => ({
    heads: textsFor(readerLanguage(request)).heads('users', { zone: moment().timeZone }),
    times: moment(),
    withTeam: hasPermission(staffRole, 'manageTeam'),
  });

  serveRaw(app, exportUsers, ({ member, query, request, reply, reader }) =>
    sendCsv(reply, `users-${moment().today}`, async () => {
      const id = await findSearched(pool, query.searchTerm);
      await writeAudit(pool, request, {
        action: 'member.export',
        details: query,
        ...(id && { subject: { kind: 'member', id } }),
      });
      return streamUsers(reader, query, exportOptions(member, request));
    }),
  );

  serveRaw(app, exportSelection, ({ member, body: { ids }, request, reply, reader }) =>
    sendCsv(reply, `users-${moment().today}`, async () => {
      const [only = '', ...more] = ids;
      await writeAudit(pool, request, {
        action: 'member.export',
        details: { ids },
        ...(more.length === 0 && { subject: { kind: 'member', id: only } }),
      });
      return streamSelection(reader, ids, exportOptions(member, request));
    }),
  );

  bulkRoutes(app, sendCsv);

  serve(app, readUser, async ({ member, params: { id }, request, reply }) => {
    const user = await openStaffUser(pool, id, member, moment());
    await writeAudit(pool, request, { action: 'member.read', subject: { kind: 'member', id } });
    sendEtag(reply, versionOf(user));
    return { data: withVersion(user) };
  });

  serve(app, changeUserStatus, async ({ params: { id }, body, request, reply }) => {
    const user = await changeStatus(app, id, body, by(request));
    sendEtag(reply, versionOf(user));
    return { data: withVersion(user) };
  });

  serve(app, editUser, async ({ params: { id }, body, request, reply }) => {
    const user = await changeUser(app, id, body, by(request));
    sendEtag(reply, versionOf(user));
    return { data: withVersion(user) };
  });
}
