import type { register } from '@kindred/contract/accounts';
import type { Language } from '@kindred/contract/languages';
import type { Static } from 'typebox';
import { inTransaction } from '../../../db/transaction.ts';
import type { BindingPage } from '../../../platform/site/binding-pages.ts';
import { beginApproval } from '../../approvals/approval.ts';
import { type Ticket, lockEarlierUse, moveUse, takeUse } from '../../invitation-codes/use-code.ts';
import { refuseMinor } from '../../members/age.ts';
import { prepareAcceptances } from '../../members/acceptances.ts';
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

interface Arrival {
  readonly device: Device;
  /** Pages of the owner that were accepted, in the language of the form. */
  readonly accepts: readonly BindingPage[];
  readonly language: Language;
  readonly ticket: Ticket | null;
}

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
export async function registerMember(
  service: AccountService,
  given: Registration,
  { device, accepts, language: shownIn, ticket }: Arrival,
) {
  const { email, password } = given;
  const recordAcceptances = await prepareAcceptances(service.pool, accepts, shownIn, service.now());
  const hash = await hashForRegistration(service.keys, email, password);
  return inTransaction(service.pool, async (client) => {
    const { language } = device;
    const earlier = ticket && (await lockEarlierUse(client, ticket, { email, passwordHash: hash }));
    const account = await insertAccount(client, { email, passwordHash: hash, language });
    await insertProfile(client, account.id, given);
    if (service.asksApproval) await beginApproval(client, account.id, service.now());
    if (given.consent) await recordConsent(client, account.id, service.now());
    await recordAcceptances(client, account.id);
    // Last, as others who register with the code wait from here on.
    if (ticket && !(earlier && (await moveUse(client, earlier, account.id))))
      await takeUse(client, ticket, account.id, service.now());
    await sendVerification(client, service, account);
    const tokens = await openSession(client, service, account, device);
    return { id: account.id, tokens, verificationToken: writePending(service.keys, account.id) };
  });
}
