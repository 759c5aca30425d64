import type { register } from '@kindred/contract/accounts';
import type { Static } from 'typebox';
import { inTransaction } from '../../../db/transaction.ts';
import { refuseMinor } from '../../members/age.ts';
import { recordConsent } from '../../members/consent.ts';
import { sendVerification } from '../mails.ts';
import type { AccountService } from '../service.ts';
import { refuseGuessable } from '../credentials/password-rules.ts';
import { writePending } from './pending-verification.ts';
import { refuseThrowAway } from './throw-away.ts';
import { hashForRegistration } from './registration-password.ts';
import { insertAccount, insertProfile } from '../queries.ts';
import { type Device, openSession } from '../sessions/sessions.ts';

export type Registration = Static<(typeof register)['schema']['body']>;

/** What can be refused without any work, and so uses up no tries. */
export function refuseRegistration(
  { brand, refusedDomains }: AccountService,
  { email, password, dateOfBirth }: Registration,
  today: string,
) {
  if (dateOfBirth !== undefined) refuseMinor(dateOfBirth, today);
  refuseThrowAway(email, refusedDomains);
  refuseGuessable(password, { email, brand });
}

/**
 * Makes an account, opens a session and mails a verification code, in one transaction. It never looks whether another
 * account owns the address: that decides later which mail is sent, so that the response tells no one.
 */
export async function registerMember(service: AccountService, given: Registration, device: Device) {
  const { email, password } = given;
  const hash = await hashForRegistration(service.keys, email, password);
  return inTransaction(service.pool, async (client) => {
    const { language } = device;
    const account = await insertAccount(client, { email, passwordHash: hash, language });
    await insertProfile(client, account.id, given);
    if (given.consent) await recordConsent(client, account.id, service.now());
    await sendVerification(client, service, account);
    const tokens = await openSession(client, service, account, device);
    return { id: account.id, tokens, verificationToken: writePending(service.keys, account.id) };
  });
}
