import { type MailKind, mailKinds } from '@kindred/contract/mail-kinds';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { Mail } from '../../../platform/mail/kinds.ts';
import { hasTry } from '../../../platform/http/limits/limits.ts';
import { limits } from '../limits.ts';
import { type AccountRow, findAccountById } from '../queries.ts';
import { keyOf } from '../sign-in/tries.ts';
import { type Obstacle, findObstacle } from './find-obstacle.ts';
import { type AddressMail, createAddressSeal } from './mail-address-of.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

type MailLimit = 'confirmMail' | 'resetMail' | 'newAddressMail';

/**
 * What an account that does not own its address may send there. Each of these is counted. Changes of an account that a
 * stranger may have made could fill a mailbox.
 */
const toUnconfirmed: ReadonlySet<MailKind> = new Set(
  (Object.keys(mailKinds) as (keyof typeof mailKinds)[]).filter(
    (kind) => 'toUnconfirmed' in mailKinds[kind],
  ),
);

/**
 * Mails that strangers can ask for. A request beyond the limit gets the same response as any, and no mail: refusing it
 * would let strangers keep the owner of an address from registering or signing in.
 */
const limitOf: Partial<Record<MailKind, MailLimit>> = {
  'verify-email': 'confirmMail',
  'reset-password': 'resetMail',
  'reset-held': 'resetMail',
  'new-address': 'newAddressMail',
};

/**
 * Sends what was written to the address of an account, unless someone else owns that address. A mail that is not sent
 * takes the same work: how fast other requests are would tell otherwise.
 */
export function sendAddressMails(app: JobsApp) {
  const { jobs, secret, accountService: service } = app;
  const seal = createAddressSeal(secret);

  /** `recipient` is an address, or no one's id. */
  function isWithinLimit(client: PoolClient, kind: MailKind, recipient: string) {
    const action = limitOf[kind];
    if (!action) return true;
    const { perAccount: tries, seconds } = limits[action];
    const limit = { key: keyOf(action, recipient), tries, seconds };
    return hasTry(client, { now: app.now(), scale: app.config.limits, limit });
  }

  jobs.handle('address-mail', async ({ sealed }) => {
    const { memberId, mail: given, goodUntil } = seal.open(sealed) as AddressMail;
    const mail = { ...given, ...(goodUntil !== null && { goodUntil: new Date(goodUntil) }) };
    await inTransaction(service.pool, async (client) => {
      const account = await findAccountById(client, memberId);
      const obstacle = await findObstacle(client, service, { email: mail.to, memberId });
      const chosen = obstacle ? mailToOwner(mail, obstacle) : mail;
      const sent = isAboutAccount(account, mail) ? chosen : null;
      const isAllowed = await isWithinLimit(client, mail.kind, sent ? mail.to : memberId);
      await service.sendMail(client, sent && isAllowed ? sent : { ...mail, unsent: true });
    });
  });
}

/** Nothing is mailed about no one, or about an account that was deleted in between. */
const isAboutAccount = (account: AccountRow | null, { kind }: Mail) =>
  account !== null && account.state !== 'erased' && (account.owns_email || toUnconfirmed.has(kind));

/** What the owner of an address gets instead. Nothing about the account of someone else, except that it was tried. */
function mailToOwner({ to, language, kind, goodUntil }: Mail, obstacle: Obstacle): Mail | null {
  if (kind !== 'verify-email' && kind !== 'new-address') return null;
  const envelope = { to, ...(goodUntil && { goodUntil }) };
  if (obstacle.why !== 'owned')
    return { ...envelope, language, kind: 'address-unavailable', data: obstacle };
  const received = kind === 'verify-email' ? 'already-registered' : 'address-tried';
  return { ...envelope, language: obstacle.language, kind: received, data: {} };
}
