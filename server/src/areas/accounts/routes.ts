import { login, logout, ownProfile, refreshToken } from '@kindred/contract/accounts';
import type { User } from '@kindred/contract/members';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { dayIn } from '../../platform/calendar.ts';
import { forgetTries, takeTries } from '../../platform/limits.ts';
import { serve } from '../../platform/serve.ts';
import { findUser } from '../profiles/user.ts';
import { accountKey, openAccount } from './login.ts';
import { type SessionService, endSession, refreshSession, startSession } from './sessions.ts';

export function accountRoutes(app: FastifyInstance, sessions: SessionService) {
  const { pool, config, now } = app;

  async function readUser(id: string) {
    const time = now();
    const user = await findUser(pool, id, time, dayIn(config.timeZone, time));
    if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
    return user;
  }

  serve(app, login, async ({ body: { email, password }, request, reply }) => {
    const key = accountKey(email);
    await takeTries(pool, {
      now: now(),
      scale: config.limits,
      reply,
      limits: [
        { key, tries: 10, seconds: 900 },
        { key: `login:${request.ip}`, tries: 60, seconds: 900 },
      ],
    });
    const account = await openAccount(pool, email, password);
    await forgetTries(pool, key);
    const { id: memberId, staff_role: staffRole } = account;
    const device = request.headers['user-agent'] ?? '';
    const tokens = await startSession(
      sessions,
      { memberId, staffRole },
      { device, address: request.ip },
    );
    const user = await readUser(memberId);
    return { data: { ...tokens, user, ...standingOf(user) } };
  });

  serve(app, refreshToken, async ({ body }) => ({
    data: await refreshSession(sessions, body.refreshToken),
  }));

  serve(app, logout, async ({ member }) => {
    await endSession(sessions, member.id, member.sessionId);
    return {};
  });

  serve(app, ownProfile, async ({ member }) => {
    const user = await readUser(member.id);
    return { userData: { user, privacySettings: user.settings, ...standingOf(user) } };
  });
}

/** What stands between an account and the service. Staff accounts need no profile. */
function standingOf({ isEmailVerified, profileComplete, staffRole }: User) {
  const staff = staffRole !== null;
  return {
    requiresVerification: !isEmailVerified,
    requiresProfileCompletion: !profileComplete && !staff,
    onboardingComplete: isEmailVerified && (profileComplete || staff),
  };
}
