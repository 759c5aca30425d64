import type { PoolClient } from 'pg';
import { statement } from '../../db/statement.ts';
import { issueCode } from './registration/codes.ts';
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

/** Mails a code by which the owner of a mailbox verifies the address. */
export async function sendVerification(
  client: PoolClient,
  service: AccountService,
  { id: memberId, email: to }: Mailbox,
) {
  const code = await issueCode(client, service, { memberId, kind: 'verify' });
  const { digits, token, minutes, expiresAt: goodUntil } = code;
  await markVerificationSent.run(client, { memberId, now: service.now() });
  const data = { code: digits, token, minutes };
  await service.sendMail(client, { to, kind: 'verify-email', data, goodUntil });
}

export async function sendReset(
  client: PoolClient,
  service: AccountService,
  { id: memberId, email: to }: Mailbox,
) {
  const code = await issueCode(client, service, { memberId, kind: 'reset' });
  const { token, minutes, expiresAt: goodUntil } = code;
  await service.sendMail(client, {
    to,
    kind: 'reset-password',
    data: { token, minutes },
    goodUntil,
  });
}
