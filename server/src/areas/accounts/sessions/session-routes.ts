import { reopenAccount, login, logout, refreshToken } from '@kindred/contract/accounts';
import { deactivate } from '@kindred/contract/accounts/credentials';
import type { FastifyInstance } from 'fastify';
import { lockMembersAndAdministrators } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addressOf } from '../../../platform/http/address.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createReader } from '../own-user.ts';
import { deviceOf } from './device.ts';
import { refuseLastAdministrator } from '../../members/last-administrator.ts';
import { checkLogin, checkReopening } from '../sign-in/login.ts';
import { closeByOwner, deleteSession, deleteSessions } from '../queries.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { toSignInResponse } from '../second-factor/sign-in-response.ts';
import { signIn } from '../second-factor/sign-in.ts';
import { refreshSession } from './sessions.ts';
import { takeOpenTry } from '../sign-in/open-tries.ts';
import { takeTry } from '../sign-in/tries.ts';
import { aboutCaller } from '../../../platform/visibility.ts';

/** Routes for signing in and out, closing the account and reading the own user. */
export function sessionRoutes(app: FastifyInstance) {
  const { accountService: service } = app;
  const { pool } = app;
  const readUser = createReader(app);

  for (const [route, open, purpose] of [
    [login, checkLogin, 'login'],
    [reopenAccount, checkReopening, 'come-back'],
  ] as const) {
    serve(app, route, async ({ body: { email, password }, request, reply }) => {
      const returnTries = await takeOpenTry(app, { action: 'login', email, request, reply });
      const account = await open(service, email, password);
      const attempt = { account, purpose, device: deviceOf(request) };
      const result = await inTransaction(pool, (client) => signIn(client, service, attempt));
      // Otherwise anyone could register with an address to get more tries for the account that owns it.
      if (account.owns_email) await returnTries();
      return { data: await toSignInResponse(readUser, account.id, result) };
    });
  }

  serve(app, deactivate, async ({ member, body: { password }, request, reply }) => {
    const { id, sessionId } = member;
    await takeTry(app, { action: 'password', account: sessionId, request, reply });
    await requirePassword(pool, id, password);
    await inTransaction(pool, async (client) => {
      await lockMembersAndAdministrators(client, [id]);
      await refuseLastAdministrator(client, id);
      await closeByOwner(client, id);
      await deleteSessions(client, id);
    });
    return {};
  });

  serve(app, refreshToken, async ({ body, request }) => ({
    data: await refreshSession(service, body.refreshToken, addressOf(request)),
  }));

  serve(app, logout, async ({ member }) => {
    await deleteSession(pool, member.id, member.sessionId);
    return {};
  });
}

export const sessionVisibility = [
  aboutCaller(logout),
  aboutCaller(deactivate, { body: { password: 'a horse that counts staples' } }),
];

/** Open to everyone, signed in or not. */
export const publicSessionRoutes = [login, reopenAccount, refreshToken];
