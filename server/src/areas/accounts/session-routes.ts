import { login, logout, ownProfile, refreshToken } from '@kindred/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { createReader } from './own-user.ts';
import { deviceOf } from './device.ts';
import { openAccount } from './login.ts';
import type { AccountService } from './mails.ts';
import { deleteSession } from './queries.ts';
import { refreshSession, startSession } from './sessions.ts';
import { standingOf } from './standing.ts';
import { forgive, takeTry } from './tries.ts';

/** The way in and out, and who one is. */
export function sessionRoutes(app: FastifyInstance, service: AccountService) {
  const { pool } = app;
  const readUser = createReader(app);

  serve(app, login, async ({ body: { email, password }, request, reply }) => {
    await takeTry(app, { action: 'login', account: email, request, reply });
    const account = await openAccount(pool, email, password);
    const tokens = await startSession(service, account, deviceOf(request));
    await forgive(app, 'login', email);
    const user = await readUser(account.id);
    return { data: { ...tokens, user, ...standingOf(user) } };
  });

  serve(app, refreshToken, async ({ body }) => ({
    data: await refreshSession(service, body.refreshToken),
  }));

  serve(app, logout, async ({ member }) => {
    await deleteSession(pool, member.id, member.sessionId);
    return {};
  });

  serve(app, ownProfile, async ({ member }) => {
    const user = await readUser(member.id);
    return { userData: { user, privacySettings: user.settings, ...standingOf(user) } };
  });
}
