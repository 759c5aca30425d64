import {
  changeEmail,
  changePassword as changePasswordRoute,
  confirmEmailChange,
  endOtherSessions as endOthers,
  endSession,
  listSessions,
} from '@kindred/contract/accounts/credentials';
import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { serve } from '../../../platform/http/serve.ts';
import { requestEmailChange, applyEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deviceOf } from '../sessions/device.ts';
import { endOtherSessions, findOwnSessions } from '../sessions/own-sessions.ts';
import { createReader } from '../own-user.ts';
import { deleteSession } from '../queries.ts';
import { takeTry } from '../sign-in/tries.ts';
import { aboutCaller, aboutOwner } from '../../../platform/visibility.ts';

/** Routes for the password, the address and the sessions of a member. */
export function credentialRoutes(app: FastifyInstance) {
  const { accountService: service } = app;
  const { pool, now } = app;
  const readUser = createReader(app);

  serve(app, changePasswordRoute, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'password', account: member.sessionId, request, reply });
    return { data: await changePassword(service, member, body, deviceOf(request)) };
  });

  serve(app, changeEmail, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'password', account: member.sessionId, request, reply });
    await takeTry(app, { action: 'changeEmail', account: member.id, request, reply });
    return { data: { presentCode: await requestEmailChange(service, member, body) } };
  });

  serve(app, confirmEmailChange, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'verify', account: member.id, request, reply });
    await applyEmailChange(service, member, body);
    return { data: { user: await readUser(member.id) } };
  });

  serve(app, listSessions, async ({ member }) => ({
    data: { sessions: await findOwnSessions(pool, member, now()) },
  }));

  serve(app, endSession, async ({ member, params: { id } }) => {
    if (await deleteSession(pool, member.id, id)) return {};
    throw new AppError('session_not_found');
  });

  serve(app, endOthers, async ({ member }) => {
    await inTransaction(pool, async (client) => {
      await lockMember(client, member.id);
      await endOtherSessions(client, member);
    });
    return {};
  });
}

export const credentialVisibility = [
  aboutCaller(changePasswordRoute, {
    body: { password: 'a horse that counts staples', newPassword: 'quite another set of words' },
  }),
  aboutCaller(changeEmail, {
    body: { email: '{address}', password: 'not the password' },
    status: 422,
  }),
  aboutCaller(confirmEmailChange, {
    body: { presentCode: '000000', newCode: '000000' },
    status: 422,
  }),
  aboutCaller(listSessions),
  aboutOwner(endSession, [200, 404, 404], { url: '/auth/sessions/{session}' }),
  aboutCaller(endOthers),
];
