import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import type { Db } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeSystemAudit } from '../../../platform/audit/audit.ts';
import { refuseGuessable } from '../credentials/password-rules.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { findAccountById, updateEmail } from '../queries.ts';
import { memberOf } from '../registration/codes.ts';
import type { AccountService } from '../service.ts';
import type { Device } from '../sessions/sessions.ts';
import { keepKnownDevice } from '../sign-in/known-devices.ts';
import { giveToMailboxOwner } from '../sign-in-methods/end-sign-in-methods.ts';
import { deleteChangesSince, findChangeByToken } from './queries.ts';
import { hashUndoToken } from './undo-token.ts';
import { notify } from '../../notices/notify.ts';

/** The change that a link undoes, or null when it no longer works. */
export async function findUndo(db: Db, token: string, now: Date) {
  const memberId = memberOf(token);
  const tokenHash = hashUndoToken(token);
  const change = memberId && (await findChangeByToken(db, { memberId, tokenHash, now }));
  const account = change && (await findAccountById(db, memberId));
  return account && account.state !== 'erased' ? { account, change } : null;
}

/** Gives the account its old address again. Only the reader of that mailbox gets access. */
export async function undoAddressChange(
  service: AccountService,
  { token, password }: { token: string; password: string },
  { secretHash }: Pick<Device, 'secretHash'>,
) {
  const found = await findUndo(service.pool, token, service.now());
  if (!found) throw spent();
  const { old_email: email } = found.change;
  refuseGuessable(password, { email, brand: service.brand });
  const hash = await hashPassword(password);
  await inTransaction(service.pool, async (client) => {
    await lockMember(client, found.account.id);
    // Read again, as another request may have used the link.
    const present = await findUndo(client, token, service.now());
    if (!present) throw spent();
    await restore(client, service, present, hash);
    await keepKnownDevice(client, found.account.id, secretHash, service.now());
  });
  return email;
}

async function restore(
  client: PoolClient,
  service: AccountService,
  { account, change }: NonNullable<Awaited<ReturnType<typeof findUndo>>>,
  passwordHash: string,
) {
  const { id, email: from, language } = account;
  const { old_email: to, changed_at: since } = change;
  await updateEmail(client, { id, from, to });
  await deleteChangesSince(client, id, since);
  await giveToMailboxOwner(client, service, { ...account, email: to }, passwordHash);
  await service.sendMail(client, { to, language, kind: 'password-changed', data: {} });
  await service.sendMail(client, { to: from, language, kind: 'address-restored', data: {} });
  await notify(client, { memberId: id, kind: 'security', about: { event: 'address-restored' } });
  await writeSystemAudit(client, {
    action: 'member.email-undo',
    subject: { kind: 'member', id },
    details: { before: { email: from }, after: { email: to } },
  });
}

const spent = () => new AppError('undo_link_expired');
