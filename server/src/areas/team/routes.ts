import { invite, inviteAgain, readTeam, revokeInvitation } from '@kindred/contract/team';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { rememberReads } from '../../platform/audit/repeated-reads.ts';
import { serve } from '../../platform/http/serve.ts';
import { inviteByMail, resendInvitation, deleteInvitationByStaff } from './invite.ts';
import { findInvitations, findTeam } from './team.ts';

/** Routes for the team and its invitations. */
export function teamRoutes(app: FastifyInstance) {
  const { pool, site, now } = app;

  const record = rememberReads(now);

  serve(app, readTeam, async ({ member: { sessionId }, query: { poll }, request }) => {
    const [staff, invitations] = [await findTeam(pool), await findInvitations(pool)];
    await record({ sessionId, question: {}, poll }, () =>
      writeAudit(pool, request, { action: 'staff.list', details: { count: staff.length } }),
    );
    const secondFactorRequired = site.document.switches.secondFactor;
    return { data: { staff, invitations, secondFactorRequired } };
  });

  serve(app, invite, async ({ body, request, client }) => ({
    data: { invitation: await inviteByMail(app, body, { client, request }) },
  }));

  serve(app, inviteAgain, async ({ params: { id }, request }) => {
    const invitation = await inTransaction(pool, (client) =>
      resendInvitation(app, id, { client, request }),
    );
    return { data: { invitation } };
  });

  serve(app, revokeInvitation, async ({ params: { id }, request }) => {
    await inTransaction(pool, (client) => deleteInvitationByStaff(id, { client, request }));
    return {};
  });
}
