import { randomUUID } from 'node:crypto';
import type { Language } from '@kindred/contract/languages';
import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { findChangeByStaff } from './address-change/queries.ts';
import { type Code, addCode, issueCode, mayKeepEarlier } from './registration/codes.ts';
import { mailboxOf } from './queries.ts';
import type { AccountService } from './service.ts';

interface Mailbox {
  readonly id: string;
  readonly email: string;
  readonly language: Language | null;
}

const markVerificationSent = statement({
  name: 'mark_verification_sent',
  text: 'update member set verification_sent_at = $now where id = $memberId',
  params: { memberId: 'uuid', now: 'timestamptz' },
});

/**
 * No one's mailbox. What is sent to it takes the same statements and jobs as any mail, and reaches no one: otherwise
 * everything else would be faster after a request for an address without an account.
 */
export const noOneAt = (email: string): Mailbox => ({
  id: randomUUID(),
  email,
  language: null,
});

/**
 * For a request without a session, which anyone can make: what was mailed before still works. The account is locked.
 */
export async function sendAnotherVerification(
  client: PoolClient,
  service: AccountService,
  asking: Mailbox,
) {
  const isAllowed = await mayKeepEarlier(client, service, asking.id, 'verify');
  const mailbox = isAllowed ? asking : noOneAt(asking.email);
  const code = await addCode(client, service, { memberId: mailbox.id, kind: 'verify' });
  await mailVerification(client, service, mailbox, code);
}

/**
 * Mails a code by which the reader of a mailbox verifies the address. If another account owns the address, the code is
 * made and never sent, and its owner learns that they have an account already.
 */
export async function sendVerification(
  client: PoolClient,
  service: AccountService,
  mailbox: Mailbox,
) {
  const code = await issueCode(client, service, { memberId: mailbox.id, kind: 'verify' });
  await mailVerification(client, service, mailbox, code);
}

async function mailVerification(
  client: PoolClient,
  service: AccountService,
  mailbox: Mailbox,
  { digits, token, minutes, expiresAt: goodUntil }: Code,
) {
  const memberId = mailbox.id;
  const to = mailboxOf(mailbox);
  await markVerificationSent.run(client, { memberId, now: service.now() });
  const data = { code: digits, token, minutes };
  await service.mailAddressOf(client, memberId, { ...to, kind: 'verify-email', data, goodUntil });
}

/**
 * The account is locked. Anyone may ask for it, so earlier links still work until one of them is used. A mailbox that
 * staff have set gets none while the old one can undo that.
 */
export async function sendReset(client: PoolClient, service: AccountService, mailbox: Mailbox) {
  const memberId = mailbox.id;
  const to = mailboxOf(mailbox);
  const change = await findChangeByStaff(client, memberId, service.now());
  const isAllowed = await mayKeepEarlier(client, service, memberId, 'reset');
  const { id } = isAllowed && !change ? mailbox : noOneAt(mailbox.email);
  const code = await addCode(client, service, { memberId: id, kind: 'reset' });
  const { token, minutes, expiresAt: goodUntil } = code;
  if (change) {
    const until = change.undo_until.toISOString();
    await service.mailAddressOf(client, memberId, { ...to, kind: 'reset-held', data: { until } });
    return;
  }
  const data = { token, minutes };
  await service.mailAddressOf(client, id, { ...to, kind: 'reset-password', data, goodUntil });
}
