import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { findChangeByStaff } from './address-change/queries.ts';
import { issueCode, mayKeepEarlier } from './registration/codes.ts';
import type { AccountService } from './service.ts';

interface Mailbox {
  readonly id: string;
  readonly email: string;
}

const markVerificationSent = statement({
  name: 'mark_verification_sent',
  text: 'update member set verification_sent_at = $now where id = $memberId',
  params: { memberId: 'uuid', now: 'timestamptz' },
});

/** The same for a request without a session: what was mailed before still works. */
export async function sendAnotherVerification(
  client: PoolClient,
  service: AccountService,
  mailbox: Mailbox,
) {
  if (await mayKeepEarlier(client, service, mailbox.id, 'verify'))
    await sendVerification(client, service, mailbox, true);
}

/**
 * Mails a code by which the reader of a mailbox verifies the address. If another account owns the address, the code is
 * made and never sent, and its owner learns that they have an account already.
 */
export async function sendVerification(
  client: PoolClient,
  service: AccountService,
  { id: memberId, email: to }: Mailbox,
  keepEarlier = false,
) {
  const code = await issueCode(client, service, { memberId, kind: 'verify', keepEarlier });
  const { digits, token, minutes, expiresAt: goodUntil } = code;
  await markVerificationSent.run(client, { memberId, now: service.now() });
  const data = { code: digits, token, minutes };
  await service.mailAddressOf(client, memberId, { to, kind: 'verify-email', data, goodUntil });
}

/**
 * Anyone may ask for it, so earlier links still work until one of them is used. A mailbox that staff have set gets none
 * while the old one can undo that.
 */
export async function sendReset(
  client: PoolClient,
  service: AccountService,
  { id: memberId, email: to }: Mailbox,
) {
  const change = await findChangeByStaff(client, memberId, service.now());
  if (change) {
    const until = change.undo_until.toISOString();
    await service.sendMail(client, { to, kind: 'reset-held', data: { until } });
    return;
  }
  if (!(await mayKeepEarlier(client, service, memberId, 'reset'))) return;
  const code = await issueCode(client, service, { memberId, kind: 'reset', keepEarlier: true });
  const { token, minutes, expiresAt: goodUntil } = code;
  const data = { token, minutes };
  await service.mailAddressOf(client, memberId, { to, kind: 'reset-password', data, goodUntil });
}
