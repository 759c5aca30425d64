import { login, logout, ownProfile, refreshToken } from '@kindred/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { addressOf, placeOf } from '../../platform/address.ts';
import { dayIn } from '../../platform/calendar.ts';
import { forgetTries, takeTries } from '../../platform/limits.ts';
import { serve } from '../../platform/serve.ts';
import { findUser } from '../profiles/user.ts';
import { loginLimits, openAccount } from './login.ts';
import { deleteSession } from './queries.ts';
import { type Device, type SessionService, refreshSession, startSession } from './sessions.ts';
import { standingOf } from './standing.ts';

export function accountRoutes(app: FastifyInstance, sessions: SessionService) {
  const { pool, config, now } = app;
  const { limits: scale, timeZone } = config;

  async function readUser(id: string) {
    const time = now();
    const user = await findUser(pool, id, time, dayIn(timeZone, time));
    if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
    return user;
  }

  serve(app, login, async ({ body: { email, password }, request, reply }) => {
    const limits = loginLimits(placeOf(request), email);
    await takeTries(pool, { now: now(), scale, reply, limits });
    const account = await openAccount(pool, email, password);
    const tokens = await startSession(sessions, account, deviceOf(request));
    await forgetTries(pool, limits[1].key);
    const user = await readUser(account.id);
    return { data: { ...tokens, user, ...standingOf(user) } };
  });

  serve(app, refreshToken, async ({ body }) => ({
    data: await refreshSession(sessions, body.refreshToken),
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

const deviceOf = (request: FastifyRequest): Device => ({
  name: request.headers['user-agent'] ?? '',
  address: addressOf(request),
});
