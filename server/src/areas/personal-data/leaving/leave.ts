import { dayIn } from '@kindred/contract/day-in';
import type { leave as route } from '@kindred/contract/personal-data/leaving';
import { type Static, Object as Row } from 'typebox';
import { Flag, LanguageOrNull, Text } from '../../../db/columns.ts';
import { lockMembersAndAdministrators } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { deleteAllCodes, issueCode, tryCode } from '../../accounts/registration/codes.ts';
import { withdrawConsent } from '../../members/consent.ts';
import { refuseLastAdministrator } from '../../members/last-administrator.ts';
import type { AccountService } from '../../accounts/service.ts';
import { deleteSessions, findAccountById, mailboxOf } from '../../accounts/queries.ts';
import { requirePassword } from '../../accounts/credentials/require-password.ts';

export type Leaving = Static<(typeof route)['schema']['body']>;

const day = 86_400_000;

/** For members without a password. A person who reads the mailbox could take over the account anyway. */
export async function mailLeavingCode(service: AccountService, { id: memberId }: Caller) {
  await inTransaction(service.pool, async (client) => {
    const account = await findAccountById(client, memberId);
    if (!account || account.password_hash !== null) {
      throw new AppError('leaving_needs_password');
    }
    const code = await issueCode(client, service, { memberId, kind: 'leave' });
    const { digits, minutes, expiresAt: goodUntil } = code;
    const data = { code: digits, minutes };
    await service.mailAddressOf(client, memberId, {
      ...mailboxOf(account),
      kind: 'leaving-code',
      data,
      goodUntil,
    });
  });
}

/** Closes the account immediately and returns when it will be erased. */
export async function leave(
  service: AccountService,
  { id }: Caller,
  { password, code, withdrawConsent: withdraws }: Leaving,
  days: number,
): Promise<Date> {
  const { pool } = service;
  if (password !== undefined) await requirePassword(pool, id, password);
  else await requireCode(service, id, code);
  const now = service.now();
  const eraseAt = new Date(now.getTime() + days * day);
  return inTransaction(pool, async (client) => {
    await lockMembersAndAdministrators(client, [id]);
    await refuseLastAdministrator(client, id);
    const account = await close(client, id, eraseAt);
    if (withdraws) await withdrawConsent(client, id, now);
    await deleteAllCodes(client, id);
    await deleteSessions(client, id);
    const data = { until: dayIn(service.timeZone, eraseAt) };
    const mail = { ...mailboxOf(account), kind: 'leaving', data } as const;
    if (account.owns_email) await service.sendMail(client, mail);
    else await service.mailAddressOf(client, id, mail);
    return eraseAt;
  });
}

const closeUntilErased = statement({
  name: 'close_account_until_erased',
  text: `update member set state = 'leaving', state_by = 'self', erase_at = $eraseAt
    where id = $id and state = 'active' returning email, owns_email, language`,
  params: { id: 'uuid', eraseAt: 'timestamptz' },
  row: Row({ email: Text, owns_email: Flag, language: LanguageOrNull }),
});

async function close(db: Db, id: string, eraseAt: Date) {
  const closed = await closeUntilErased.first(db, { id, eraseAt });
  if (closed) return closed;
  throw new AppError('session_ended');
}

/** This has its own transaction, so that the try also counts when the rest is refused. */
async function requireCode(service: AccountService, memberId: string, digits: string | undefined) {
  const account = await findAccountById(service.pool, memberId);
  if (account?.password_hash !== null) throw new AppError('leaving_password_missing');
  if (!digits) throw new AppError('leaving_code_missing');
  const { verdict } = await inTransaction(service.pool, (client) =>
    tryCode(client, service, { memberId, kind: 'leave', digits }),
  );
  if (verdict === 'wrong') throw new AppError('leaving_code_wrong');
  if (verdict === 'dead') throw new AppError('leaving_code_expired');
}
