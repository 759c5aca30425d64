import {
  changeUserVip,
  endUserSession,
  readMemberFile,
  readTimeline,
} from '@kindred/contract/user-admin/member-file';
import { addNote, deleteNote } from '@kindred/contract/user-admin/notes';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { rememberReads } from '../../../platform/audit/repeated-reads.ts';
import { readerLanguage } from '../../../platform/http/language.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { sendEtag } from '../../../platform/http/responses/etag.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deleteSession } from '../../accounts/queries.ts';
import { openStaffUser, versionOf, withVersion } from '../../members/staff-user.ts';
import { readFile } from './file.ts';
import { insertNote, removeNote } from './notes.ts';
import { findTimeline } from './timeline.ts';
import { countGrant } from '../../premium/count-grant.ts';
import { changeVip } from '../../premium/grants.ts';

export function memberFileRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const moment = () => presentMoment(app);
  const subjectOf = (id: string) => ({ kind: 'member', id }) as const;

  const record = rememberReads(now);

  serve(
    app,
    readMemberFile,
    async ({ member, params: { id }, query: { poll }, request, reply }) => {
      const file = await readFile(pool, id, member, moment(), {
        site: app.site,
        language: readerLanguage(request),
      });
      await record({ sessionId: member.sessionId, question: { id }, poll }, () =>
        writeAudit(pool, request, { action: 'member.read', subject: subjectOf(id) }),
      );
      sendEtag(reply, versionOf(file.user));
      return { data: file };
    },
  );

  serve(app, readTimeline, async ({ member, params: { id }, query, request }) => {
    await openStaffUser(pool, id, member, moment());
    const { cursor = null, limit } = query;
    const found = await findTimeline(pool, id, { reader: member, cursor, limit });
    const details = { part: 'timeline', count: found.events.length };
    await writeAudit(pool, request, { action: 'member.read', subject: subjectOf(id), details });
    return { data: found };
  });

  serve(app, addNote, async ({ member, params: { id }, body: { body }, request, client }) => {
    await openStaffUser(client, id, member, moment());
    const note = await insertNote(client, { memberId: id, body, author: member, now: now() });
    const details = { note: note._id };
    await writeAudit(client, request, { action: 'member.note', subject: subjectOf(id), details });
    return { data: { note } };
  });

  serve(app, deleteNote, ({ member, params: { id, noteId }, request }) =>
    inTransaction(pool, async (client) => {
      await openStaffUser(client, id, member, moment());
      await removeNote(client, id, noteId, member.id);
      const details = { note: noteId };
      await writeAudit(client, request, {
        action: 'member.note-delete',
        subject: subjectOf(id),
        details,
      });
      return { data: { _id: noteId } };
    }),
  );

  serve(app, endUserSession, ({ member, params: { id, sessionId }, request }) =>
    inTransaction(pool, async (client) => {
      await openStaffUser(client, id, member, moment());
      if (!(await deleteSession(client, id, sessionId))) throw new AppError('session_not_found');
      await writeAudit(client, request, {
        action: 'member.session-end',
        subject: subjectOf(id),
        details: { session: sessionId },
      });
      return { data: { _id: sessionId } };
    }),
  );

  serve(app, changeUserVip, async ({ member, params: { id }, body, request, reply }) => {
    if (body.until !== null) await countGrant(app, member, reply);
    const user = await changeVip(pool, id, body, { request, ...moment() });
    sendEtag(reply, versionOf(user));
    return { data: withVersion(user) };
  });
}
