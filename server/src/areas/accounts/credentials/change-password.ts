import type { Caller } from '../../../platform/http/context.ts';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { deleteCodes } from '../registration/codes.ts';
import { hashForRegistration } from '../registration/registration-password.ts';
import type { AccountService } from '../service.ts';
import { refuseGuessable } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import {
  deleteSessions,
  findCaller,
  lockUnchanged,
  mailboxOf,
  setPasswordHash,
} from '../queries.ts';
import { requirePassword } from './require-password.ts';
import { type Device, openSession } from '../sessions/sessions.ts';
import { notify } from '../../notices/notify.ts';

/** Ends every session, also an intruder's, and opens a new one. */
export async function changePassword(
  service: AccountService,
  { id, sessionId }: Caller,
  { password, newPassword }: { password: string; newPassword: string },
  device: Device,
) {
  const account = await requirePassword(service.pool, id, password);
  const { email } = account;
  refuseGuessable(newPassword, { email, brand: service.brand }, 'newPassword');
  const hash = account.owns_email
    ? await hashPassword(newPassword)
    : await hashForRegistration(service.keys, email, newPassword);
  return inTransaction(service.pool, async (client) => {
    await lockMember(client, id);
    // Read again, as the session may have ended or shown a second factor since the request began.
    const present = await findCaller(client, id, sessionId);
    if (!present) throw new AppError('session_ended');
    // Of two parallel changes the second one fails, as its old password is no longer right.
    if (!(await lockUnchanged(client, account))) throw new AppError('password_changed');
    await setPasswordHash(client, id, hash);
    await deleteCodes(client, id, ['reset', 'present-address', 'new-address', 'proof']);
    await deleteSessions(client, id);
    const to = mailboxOf(account);
    await service.mailAddressOf(client, id, { ...to, kind: 'password-changed', data: {} });
    await notify(client, { memberId: id, kind: 'security', about: { event: 'password-changed' } });
    const changed = { ...account, password_hash: hash };
    return openSession(client, service, changed, device, present.proven_factor);
  });
}
