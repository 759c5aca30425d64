import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { type AccountRow, mailboxOf } from '../queries.ts';
import type { AccountService } from '../service.ts';
import { openKey, stepOf } from './authenticator.ts';
import { findFactor, redeemStep } from './factor.ts';
import { countRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts';
import { notify } from '../../notices/notify.ts';

/** Uses up a code of the app or a recovery code, or refuses it. */
export async function redeemCode(
  client: PoolClient,
  { keys, now, sendMail }: AccountService,
  account: Pick<AccountRow, 'id' | 'email' | 'language'>,
  code: string,
) {
  const { id } = account;
  // The member is locked before its factor: see locks.ts.
  await lockMember(client, id);
  if (await redeemRecoveryCode(client, keys, id, code)) {
    const left = await countRecoveryCodes(client, id);
    const data = { change: 'recovery-code-used', left } as const;
    await sendMail(client, { ...mailboxOf(account), kind: 'second-factor', data });
    await notify(client, { memberId: id, kind: 'security', about: { event: 'second-factor' } });
    return;
  }
  const { sealed } = (await findFactor(client, id)) ?? {};
  const step = sealed ? stepOf(openKey(keys.factor, sealed), code, now()) : null;
  if (step === null || !(await redeemStep(client, id, step)))
    throw new AppError('authenticator_code_wrong');
}
