import type { PoolClient } from 'pg';
import type { SendMail } from '../../platform/mail/mail.ts';
import { issueCode } from './registration/codes.ts';
import type { SessionService } from './sessions/sessions.ts';

export interface AccountService extends SessionService {
  readonly sendMail: SendMail;
  /** Name of the service. */
  readonly brand: string;
  /** Where its people are written to. */
  readonly support: string;
  /** The operator's, for times in sentences. */
  readonly timeZone: string;
}

interface Mailbox {
  readonly id: string;
  readonly email: string;
}

/** Asks the owner of a mailbox to say that it is theirs. */
export async function sendVerification(
  client: PoolClient,
  service: AccountService,
  { id: memberId, email: to }: Mailbox,
) {
  const code = await issueCode(client, service, { memberId, kind: 'verify' });
  const { digits, token, minutes, expiresAt: goodUntil } = code;
  await client.query({
    name: 'verification_sent',
    text: 'update member set verification_sent_at = $2 where id = $1',
    values: [memberId, service.now()],
  });
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
