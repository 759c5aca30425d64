import type { Pool, PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { deleteCodes, issueCode, tryCode } from '../registration/codes.ts';
import { sendVerification } from '../mails.ts';
import type { AccountService } from '../service.ts';
import { findAccount, findAccountById, updateEmail } from '../queries.ts';
import { requirePassword } from './require-password.ts';

/**
 * Mails a code to both addresses; true when the codes are awaited. An address that was never verified gets no code:
 * such an account gets the new address at once and has to verify it.
 */
export async function requestEmailChange(
  service: AccountService,
  { id }: Caller,
  { email: given, password }: { email: string; password: string },
): Promise<boolean> {
  const account = await requirePassword(service.pool, id, password);
  const email = given.toLowerCase();
  if (await findAccount(service.pool, email)) throw taken();
  return orAddressTaken(service.pool, async (client) => {
    await lockMember(client, id);
    if (account.verified) {
      await sendCode(client, service, { id, kind: 'present-address', to: account.email, email });
      await sendCode(client, service, { id, kind: 'new-address', to: email, email });
      return true;
    }
    if (!(await updateEmail(client, { id, from: account.email, to: email }))) throw taken();
    await deleteCodes(client, id, ['verify', 'reset']);
    await sendVerification(client, service, { id, email });
    return false;
  });
}

/** Changes the address when the codes of both mails are right. */
export async function applyEmailChange(
  service: AccountService,
  { id }: Caller,
  { presentCode, newCode }: { presentCode: string; newCode: string },
) {
  const outcome = await orAddressTaken(service.pool, async (client) => {
    const present = { memberId: id, kind: 'present-address', digits: presentCode } as const;
    const other = { memberId: id, kind: 'new-address', digits: newCode } as const;
    // Each code costs a try, whether the other one is right or not.
    const [here, there] = [
      await tryCode(client, service, present),
      await tryCode(client, service, other),
    ];
    if (here.verdict === 'dead' || there.verdict === 'dead') return 'dead';
    if (here.verdict !== 'right' || there.verdict !== 'right') return 'wrong';
    return finish(client, service, id, there.email);
  });
  if (outcome === 'wrong') {
    throw new AppError(
      'refused',
      'These codes are not right. Please compare them with both mails.',
    );
  }
  if (outcome === 'dead') {
    throw new AppError('refused', 'These codes no longer work. Please ask for new ones.');
  }
  if (outcome === 'taken') throw taken();
}

async function finish(
  client: PoolClient,
  service: AccountService,
  id: string,
  to: string | null,
): Promise<'moved' | 'taken'> {
  const account = await findAccountById(client, id);
  if (!account || !to || !(await updateEmail(client, { id, from: account.email, to })))
    return 'taken';
  await deleteCodes(client, id, ['verify', 'reset', 'present-address', 'new-address']);
  await service.sendMail(client, { to: account.email, kind: 'address-changed', data: {} });
  return 'moved';
}

async function sendCode(
  client: PoolClient,
  service: AccountService,
  mail: { id: string; kind: 'present-address' | 'new-address'; to: string; email: string },
) {
  const { id: memberId, kind, to, email } = mail;
  const code = await issueCode(client, service, { memberId, kind, email });
  const { digits, minutes, expiresAt: goodUntil } = code;
  await service.sendMail(client, { to, kind, data: { code: digits, minutes }, goodUntil });
}

/** The unique index refuses an address that another account took in between. */
async function orAddressTaken<T>(pool: Pool, work: (client: PoolClient) => Promise<T>) {
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    throw (error as { code?: string }).code === '23505' ? taken() : error;
  }
}

const taken = () => new AppError('conflict', 'This address belongs to another account.');
