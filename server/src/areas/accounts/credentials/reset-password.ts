import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { refuseHeld } from '../address-change/refuse-held.ts';
import { isCodeValid, memberOf, redeemToken } from '../registration/codes.ts';
import type { AccountService } from '../service.ts';
import { giveToMailboxOwner } from '../sign-in-methods/end-sign-in-methods.ts';
import { removeWritingOfStranger } from '../sign-in-methods/remove-writing-of-stranger.ts';
import { refuseGuessable } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { Device } from '../sessions/sessions.ts';
import { keepKnownDevice } from '../sign-in/known-devices.ts';
import { findAccountById, ifAddressTaken, mailboxOf } from '../queries.ts';
import { notify } from '../../notices/notify.ts';

/** Sets a new password by the link of a mail, and ends every session and every other way to sign in. */
export async function resetPassword(
  service: AccountService,
  { token, password }: { token: string; password: string },
  { secretHash }: Pick<Device, 'secretHash'>,
) {
  const memberId = memberOf(token);
  const known = memberId && (await findAccountById(service.pool, memberId));
  if (!known || !(await isCodeValid(service.pool, service, 'reset', token))) throw spent();
  refuseGuessable(password, { email: known.email, brand: service.brand });
  const hash = await hashPassword(password);
  const resetting = inTransaction(service.pool, async (client) => {
    await lockMember(client, known.id);
    const account = await findAccountById(client, known.id);
    if (!account) throw spent();
    await refuseHeld(client, service, account.id);
    if (!(await redeemToken(client, service, 'reset', token))) throw spent();
    await giveToMailboxOwner(client, service, account, hash);
    await removeWritingOfStranger(client, service, account);
    // An attacker who is guessing cannot keep them from signing in here.
    await keepKnownDevice(client, account.id, secretHash, service.now());
    await service.sendMail(client, { ...mailboxOf(account), kind: 'password-changed', data: {} });
    await notify(client, {
      memberId: account.id,
      kind: 'security',
      about: { event: 'password-changed' },
    });
    return account;
  });
  return resetting.catch(
    ifAddressTaken(() => {
      throw spent();
    }),
  );
}

const spent = () => new AppError('link_expired');
