import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import type { Mail, MailKind } from '../../../platform/mail/kinds.ts';
import { findAccountById } from '../queries.ts';
import { type Obstacle, findObstacle } from './find-obstacle.ts';
import { type AddressMail, createAddressSeal } from './mail-address-of.ts';

/**
 * What an account that does not own its address may send there: how to confirm it, or to get in or out. Each of these is
 * counted. Changes of an account that a stranger may have made could fill a mailbox.
 */
const toUnconfirmed: ReadonlySet<MailKind> = new Set([
  'verify-email',
  'new-address',
  'reset-password',
  'proof-code',
  'leaving-code',
] as const);

/** Sends what was written to the address of an account, unless someone else owns that address. */
export function sendAddressMails({ jobs, secret, accountService: service }: FastifyInstance) {
  const seal = createAddressSeal(secret);

  jobs.handle('address-mail', async ({ sealed }) => {
    const { memberId, mail: given, goodUntil } = seal.open(sealed) as AddressMail;
    const mail = { ...given, ...(goodUntil !== null && { goodUntil: new Date(goodUntil) }) };
    await inTransaction(service.pool, async (client) => {
      const account = await findAccountById(client, memberId);
      // Nothing is mailed about an account that was deleted in between.
      if (!account || account.state === 'erased') return;
      if (!account.owns_email && !toUnconfirmed.has(mail.kind)) return;
      const obstacle = await findObstacle(client, service, { email: mail.to, memberId });
      const sent = obstacle ? mailToOwner(mail, obstacle) : mail;
      if (sent) await service.sendMail(client, sent);
    });
  });
}

/** What the owner of an address gets instead. Nothing about the account of someone else, except that it was tried. */
function mailToOwner({ to, kind, goodUntil }: Mail, obstacle: Obstacle): Mail | null {
  if (kind !== 'verify-email' && kind !== 'new-address') return null;
  const envelope = { to, ...(goodUntil && { goodUntil }) };
  if (obstacle.why !== 'owned') return { ...envelope, kind: 'address-unavailable', data: obstacle };
  const told = kind === 'verify-email' ? 'already-registered' : 'address-tried';
  return { ...envelope, kind: told, data: {} };
}
