import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@kindred/contract/accounts/second-factor';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deviceOf } from '../sessions/device.ts';
import { createReader } from '../own-user.ts';
import { onboardingOf } from '../../members/onboarding.ts';
import { takeOpenTry } from '../sign-in/open-tries.ts';
import { returnTries, takeTry } from '../sign-in/tries.ts';
import { beginEnrolment, confirmEnrolment, renewOwnCodes, turnOff } from './enrolment.ts';
import { signInByCode, findChallenge } from './sign-in.ts';
import { findFactor } from './factor.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** Routes for using and setting up the authenticator app of staff. */
export function secondFactorRoutes(app: FastifyInstance) {
  const { accountService: service } = app;
  const { pool, site } = app;
  const readUser = createReader(app);

  serve(app, proveSecondFactor, async ({ body: { challenge, code }, request, reply }) => {
    const known = await findChallenge(service, challenge);
    // Without a valid challenge no one can use up the tries of the account.
    const email = known?.account.email ?? challenge;
    const returnOwn = await takeOpenTry(app, { action: 'factorAtSignIn', email, request, reply });
    if (!known) throw new AppError('sign_in_expired');
    const tokens = await signInByCode(service, { ...known, device: deviceOf(request) }, code);
    await returnOwn();
    const user = await readUser(known.account.id);
    return { data: { ...tokens, user, ...onboardingOf(user) } };
  });

  serve(app, readSecondFactor, async ({ member }) => {
    const factor = await findFactor(pool, member.id);
    return {
      data: {
        on: Boolean(factor?.sealed),
        since: factor?.on_at?.toISOString() ?? null,
        recoveryCodesLeft: await countRecoveryCodes(pool, member.id),
        required: site.document.switches.secondFactor,
        proven: member.provenFactor,
      },
    };
  });

  serve(app, beginSecondFactor, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'password', account: member.sessionId, request, reply });
    return { data: await beginEnrolment(service, member, body) };
  });

  serve(app, confirmSecondFactor, async ({ member, body: { code }, request, reply }) => {
    await takeTry(app, { action: 'factor', account: member.id, request, reply });
    const recoveryCodes = await confirmEnrolment(service, member, code);
    await returnTries(app, 'factor', member.id);
    return { data: { recoveryCodes } };
  });

  serve(app, renewRecoveryCodes, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'password', account: member.sessionId, request, reply });
    return { data: { recoveryCodes: await renewOwnCodes(service, member, body) } };
  });

  serve(app, removeSecondFactor, async ({ member, body, request, reply }) => {
    if (site.document.switches.secondFactor) throw new AppError('second_factor_mandatory');
    await takeTry(app, { action: 'password', account: member.sessionId, request, reply });
    await turnOff(service, member, body);
    return {};
  });
}

/** Open to everyone, signed in or not. */
export const publicSecondFactorRoutes = [proveSecondFactor];
