import { register, resendVerification, verifyEmail } from '@kindred/contract/accounts';
import { checkInvitation } from '@kindred/contract/invitation-codes/check';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { readerLanguage } from '../../../platform/http/language.ts';
import { stillPresent } from '../../../platform/site/binding-pages.ts';
import { refuseCountry } from '../../../platform/site/regions.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { type Caller, bearerToken } from '../../../platform/http/context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deviceOf } from '../sessions/device.ts';
import type { AddMailboxRequest } from '../credentials/mail-requests.ts';
import { sendVerification } from '../mails.ts';
import type { AccountService } from '../service.ts';
import { refuseUnusable } from '../../invitation-codes/use-code.ts';
import { createReader } from '../own-user.ts';
import { readPending } from './pending-verification.ts';
import { findAccountById } from '../queries.ts';
import { refuseRegistration, registerMember } from './registration.ts';
import { onboardingOf } from '../../members/onboarding.ts';
import { takeOpenTry } from '../sign-in/open-tries.ts';
import { checkTicket } from '../sign-in/check-ticket.ts';
import { takeTry } from '../sign-in/tries.ts';
import { verifyByCode, verifyByLink } from './verification.ts';

/** Routes for registering and for verifying an address. */
export function registrationRoutes(app: FastifyInstance, addMailboxRequest: AddMailboxRequest) {
  const { accountService: service } = app;
  const readUser = createReader(app);

  serve(app, register, async ({ body, request, reply }) => {
    refuseRegistration(service, body, presentMoment(app).today);
    refuseCountry(app.site, body.country);
    const ticket = await checkTicket(app, body.invitation, { request, reply });
    await takeOpenTry(app, { action: 'register', email: body.email, request, reply });
    const { id, tokens, verificationToken } = await registerMember(service, body, {
      device: deviceOf(request),
      // Who was shown an earlier version is asked after registering.
      accepts: stillPresent(app.site.document, body.accepts ?? []),
      language: readerLanguage(request),
      ticket,
    });
    const user = await readUser(id);
    return { ...tokens, user, verificationToken, ...onboardingOf(user) };
  });

  serve(app, checkInvitation, async ({ body: { invitation }, request, reply }) => {
    const ticket = await checkTicket(app, invitation, { request, reply });
    if (ticket) await refuseUnusable(service.pool, ticket);
    return {};
  });

  serve(app, verifyEmail, async ({ body, request, reply }) => {
    const { code, verificationToken: handle, token, password } = body;
    const caller = await callerOf(request);
    const memberId = handle ? readPending(service.keys, handle) : caller?.id;
    // A link is counted by its token, as anyone can write one that names another member. The person who registered has
    // their own tries, as the mailbox may belong to someone else.
    await takeTry(app, {
      action: 'verify',
      account: token ?? (handle ? `pending ${memberId}` : (memberId ?? 'nobody')),
      request,
      reply,
    });
    const verifying = { caller, device: deviceOf(request) };
    const { id, tokens } = token
      ? await verifyByLink(service, { token, password }, verifying)
      : await verifyByCode(service, pendingCode(memberId, code), verifying);
    return { ...tokens, user: await readUser(id) };
  });

  serve(app, resendVerification, async ({ body: { email }, request, reply }) => {
    const caller = email ? null : await callerOf(request);
    if (!email && !caller) throw unknown();
    // The limit counts by address even with a session, as one person can have many accounts that wait for one address.
    const to = email ?? (await findAccountById(service.pool, caller?.id ?? ''))?.email ?? '';
    await takeOpenTry(app, { action: 'resend', email: to, request, reply });
    if (email) await addMailboxRequest({ wants: 'verification', email });
    else if (caller) await resendTo(service, caller);
    return { emailVerificationSent: true };
  });
}

/** The signed-in member, on routes that also work without one. */
async function callerOf(request: FastifyRequest): Promise<Caller | null> {
  const token = bearerToken(request);
  return token ? request.server.authenticate(token) : null;
}

function pendingCode(memberId: string | null | undefined, digits: string | undefined) {
  if (digits === undefined) throw new AppError('verification_code_missing');
  // Null is a handle that we did not create; undefined means that no one is signed in.
  if (memberId === undefined) throw unknown();
  if (memberId === null) throw new AppError('registration_unknown');
  return { memberId, digits };
}

async function resendTo(service: AccountService, { id }: Caller) {
  await inTransaction(service.pool, async (client) => {
    const account = await findAccountById(client, id);
    if (!account || account.verified) throw new AppError('email_already_confirmed');
    await sendVerification(client, service, account);
  });
}

const unknown = () => new AppError('unauthenticated');

/** Open to everyone, signed in or not. */
export const publicRegistrationRoutes = [
  register,
  checkInvitation,
  verifyEmail,
  resendVerification,
];
