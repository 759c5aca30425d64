import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { deleteCodes, isCodeValid, memberOf, redeemToken } from '../registration/codes.ts';
import { deleteIdentities } from '../providers/identities.ts';
import type { AccountService } from '../service.ts';
import { refuseGuessable } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessions, findAccountById, markVerified, setPasswordHash } from '../queries.ts';

/** Sets a new password by the link of a mail, and ends every session. */
export async function resetPassword(service: AccountService, token: string, password: string) {
  const memberId = memberOf(token);
  const account = memberId && (await findAccountById(service.pool, memberId));
  if (!account || !(await isCodeValid(service.pool, service, 'reset', token))) throw spent();
  const { id, email } = account;
  refuseGuessable(password, { email, brand: service.brand });
  const hash = await hashPassword(password);
  await inTransaction(service.pool, async (client) => {
    if (!(await redeemToken(client, service, 'reset', token))) throw spent();
    await setPasswordHash(client, id, hash);
    // The link verifies the address. Sign-in providers that were linked before that may be somebody else's.
    if (!account.verified) await deleteIdentities(client, id);
    await markVerified(client, id, service.now());
    await deleteCodes(client, id, ['verify', 'reset', 'present-address', 'new-address', 'proof']);
    await deleteSessions(client, id);
    await service.sendMail(client, { to: email, kind: 'password-changed', data: {} });
  });
  return account;
}

const spent = () => new AppError('refused', 'This link no longer works. Please ask for a new one.');
