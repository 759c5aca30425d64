import {
  exportInvitationCodes,
  listInvitationCodes,
  listJoined,
  makeInvitationCodes,
  revokeInvitationCode,
} from '@kindred/contract/invitation-codes';
import { makeOwnInvitation, readOwnInvitation } from '@kindred/contract/invitation-codes/own';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { aboutCaller } from '../../platform/visibility.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { streamCodes } from './export-codes.ts';
import { limits } from './limits.ts';
import { findOwnInvitation, giveOwnCode } from './own-code.ts';
import { findCodes, findJoined, makeCodes, requireCode, revoke } from './staff-codes.ts';

export function invitationCodeRoutes(app: FastifyInstance) {
  ownRoutes(app);
  staffRoutes(app);
}

/** What each member can do with their own invitation. */
function ownRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const countChange = limitRate(app, limits.own);
  const allowed = () => app.site.document.limits.invitationsPerMember;

  serve(app, readOwnInvitation, async ({ member }) => ({
    data: { invitation: await findOwnInvitation(pool, member.id, allowed()) },
  }));

  serve(app, makeOwnInvitation, async ({ member, body: { replaces }, reply }) => {
    if (allowed() === 0 || !member.verified) throw new AppError('invitations_off');
    countChange(reply, member.id);
    return inTransaction(pool, async (client) => {
      await lockCaller(client, member.id);
      await giveOwnCode(client, { memberId: member.id, replaces, now: now() });
      return { data: { invitation: await findOwnInvitation(client, member.id, allowed()) } };
    });
  });
}

/** What staff do with all invitations. */
function staffRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const perMember = () => app.site.document.limits.invitationsPerMember;

  serve(app, listInvitationCodes, async ({ query, request }) => {
    const found = await findCodes(pool, { ...query, perMember: perMember() });
    const details = { invitations: query.of ?? 'all', count: found.codes.length };
    await writeAudit(pool, request, { action: 'member.list', details });
    return { data: found };
  });

  serve(app, makeInvitationCodes, async ({ body, member, request, client }) => {
    const codes = await makeCodes(client, body, { ...presentMoment(app), by: member.id });
    await writeAudit(client, request, { action: 'code.make', details: { ...body } });
    return { data: { codes } };
  });

  serveRaw(app, exportInvitationCodes, async ({ query: { search }, request, reply }) => {
    const details = { search: search ?? null };
    await writeAudit(pool, request, { action: 'code.export', details });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="invitations.csv"')
      .header('cache-control', 'no-store')
      .send(streamCodes(app, search, readerLanguage(request)));
  });

  serve(app, revokeInvitationCode, async ({ params: { id }, request }) => {
    await requireCode(pool, id);
    await inTransaction(pool, async (client) => {
      const revoked = await revoke(client, id, now());
      // A second request for the same changes nothing.
      if (!revoked) return;
      const { member_id: memberId, ...before } = revoked;
      await writeAudit(client, request, {
        action: 'code.revoke',
        ...(memberId !== null && { subject: { kind: 'member', id: memberId } }),
        details: { id, before },
      });
    });
    return {};
  });

  serve(app, listJoined, async ({ params: { id }, query, request }) => {
    await requireCode(pool, id);
    const found = await findJoined(pool, { id, ...query });
    const details = { invitation: id, count: found.joined.length };
    await writeAudit(pool, request, { action: 'member.list', details });
    return { data: found };
  });
}

export const visibility = [
  aboutCaller(readOwnInvitation),
  aboutCaller(makeOwnInvitation, { body: { replaces: null }, status: 403 }),
];
