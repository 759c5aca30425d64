import { consentVersion } from '@kindred/contract/accounts';
import {
  giveConsent,
  leave as leaveRoute,
  mailLeavingCode as mailCode,
  ownAccount,
} from '@kindred/contract/personal-data/leaving';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { serve } from '../../../platform/http/serve.ts';
import { recordConsent } from '../../members/consent.ts';
import { takeTry } from '../../accounts/sign-in/tries.ts';
import { leave, mailLeavingCode } from './leave.ts';
import { readOwnAccount } from './own-account.ts';
import { aboutCaller } from '../../../platform/visibility.ts';

/** Routes for deleting the account, and for consent. */
export function leavingRoutes(app: FastifyInstance) {
  const { pool, now, site, accountService: service } = app;

  serve(app, ownAccount, async ({ member }) => ({ data: await readOwnAccount(pool, member.id) }));

  serve(app, giveConsent, async ({ member, body: { version } }) => {
    if (version !== consentVersion) throw new AppError('consent_text_changed');
    await recordConsent(pool, member.id, now());
    return {};
  });

  serve(app, mailCode, async ({ member, request, reply }) => {
    await takeTry(app, { action: 'leave', account: member.id, request, reply });
    await mailLeavingCode(service, member);
    return {};
  });

  serve(app, leaveRoute, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'password', account: member.sessionId, request, reply });
    const eraseAt = await leave(service, member, body, site.document.limits.leavingDays);
    return { data: { eraseAt: eraseAt.toISOString() } };
  });
}

export const leavingVisibility = [
  aboutCaller(ownAccount),
  aboutCaller(giveConsent, { body: { version: consentVersion } }),
  aboutCaller(mailCode, { body: {}, status: 422 }),
  aboutCaller(leaveRoute, { body: { password: 'a horse that counts staples' } }),
];
