import { register, resendVerification, verifyEmail } from '@kindred/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { dayIn } from '../../../platform/time/calendar.ts';
import { type Caller, bearerToken } from '../../../platform/http/context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deviceOf } from '../sessions/device.ts';
import type { AskMailbox } from '../credentials/mailbox-requests.ts';
import { sendVerification } from '../mails.ts';
import type { AccountService } from '../service.ts';
import { createReader } from '../own-user.ts';
import { readPending } from './pending.ts';
import { findAccountById } from '../queries.ts';
import { registerMember } from './registration.ts';
import { standingOf } from '../../members/onboarding.ts';
import { takeTry } from '../sign-in/tries.ts';
import { verifyByCode, verifyByLink } from './verification.ts';

/** From a stranger to a member whose address is known to be theirs. */
export function registrationRoutes(app: FastifyInstance, askMailbox: AskMailbox) {
  const { accountService: service } = app;
  const { config, now } = app;
  const readUser = createReader(app);

  serve(app, register, async ({ body, request, reply }) => {
    await takeTry(app, { action: 'register', account: body.email, request, reply });
    const today = dayIn(config.timeZone, now());
    const { id, tokens, verificationToken } = await registerMember(service, body, {
      device: deviceOf(request),
      today,
    });
    const user = await readUser(id);
    return { ...tokens, user, verificationToken, ...standingOf(user) };
  });

  serve(app, verifyEmail, async ({ body, request, reply }) => {
    const { code, verificationToken: handle, token } = body;
    const caller = await callerOf(request);
    const memberId = handle ? readPending(service.keys, handle) : caller?.id;
    // A link counts by itself: anybody can write one that names somebody.
    await takeTry(app, {
      action: 'verify',
      account: token ?? memberId ?? 'nobody',
      request,
      reply,
    });
    const verifying = { caller, device: deviceOf(request) };
    const { id, tokens } = token
      ? await verifyByLink(service, token, verifying)
      : await verifyByCode(service, pendingCode(memberId, code), verifying);
    return { ...tokens, user: await readUser(id) };
  });

  serve(app, resendVerification, async ({ body: { email }, request, reply }) => {
    const caller = email ? null : await callerOf(request);
    if (!email && !caller) throw unknown();
    await takeTry(app, { action: 'resend', account: email ?? caller?.id ?? '', request, reply });
    if (email) await askMailbox({ wants: 'verification', email });
    else if (caller) await resendTo(service, caller);
    return { emailVerificationSent: true };
  });
}

/** Whoever is signed in, where nobody has to be. */
async function callerOf(request: FastifyRequest): Promise<Caller | null> {
  const token = bearerToken(request);
  return token ? request.server.authenticate(token) : null;
}

function pendingCode(memberId: string | null | undefined, digits: string | undefined) {
  if (digits === undefined) {
    const errors = [{ field: 'code', msg: 'Is required' }];
    throw new AppError('invalid', 'Please type the code of six digits from our mail.', { errors });
  }
  // Null is a name that we never gave; undefined says that nobody is signed in.
  if (memberId === undefined) throw unknown();
  if (memberId === null) throw new AppError('refused', 'This code is for no registration of ours.');
  return { memberId, digits };
}

async function resendTo(service: AccountService, { id }: Caller) {
  await inTransaction(service.pool, async (client) => {
    const account = await findAccountById(client, id);
    if (!account || account.verified) {
      throw new AppError('conflict', 'Your email address is confirmed already.');
    }
    await sendVerification(client, service, account);
  });
}

const unknown = () => new AppError('unauthenticated', 'Please sign in to continue.');
