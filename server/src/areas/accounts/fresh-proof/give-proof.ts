import type { giveProof as route } from '@kindred/contract/accounts/fresh-proof';
import type { Static } from 'typebox';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { findAccountById, mailboxOf } from '../queries.ts';
import { deleteCodes, issueCode, tryCode } from '../registration/codes.ts';
import { redeemCode } from '../second-factor/redeem-code.ts';
import type { AccountService } from '../service.ts';
import { proofKindOf, proofLifetime } from './missing-proof.ts';

type ProofBody = Static<(typeof route)['schema']['body']>;

const markProven = statement({
  name: 'mark_session_fresh',
  text: 'update session set proven_at = $now where member_id = $memberId and id = $sessionId',
  params: { memberId: 'uuid', sessionId: 'uuid', now: 'timestamptz' },
});

/**
 * Checks the caller's proof and returns until when it is valid. A weaker proof than the account can give is refused.
 */
export async function giveProof(service: AccountService, caller: Caller, given: ProofBody) {
  const kind = await proofKindOf(service.pool, caller.id);
  if (kind === 'password') await checkPassword(service, caller, given.password);
  else if (kind === 'second-factor') await checkFactor(service, caller, given.code);
  else await checkMailedCode(service, caller, given.code);
  const now = service.now();
  await keepProof(service.pool, caller, now);
  return new Date(now.getTime() + proofLifetime);
}

async function checkPassword({ pool }: AccountService, { id }: Caller, password?: string) {
  if (password === undefined) throw new AppError('proof_password_missing');
  await requirePassword(pool, id, password);
}

function checkFactor(service: AccountService, { id }: Caller, code?: string) {
  if (!code) throw new AppError('proof_authenticator_code_missing');
  return inTransaction(service.pool, async (client) => {
    const account = await findAccountById(client, id);
    if (!account) throw ended();
    await redeemCode(client, service, account, code);
  });
}

/** This has its own transaction, so that the try also counts when it is wrong. */
async function checkMailedCode(service: AccountService, { id }: Caller, digits?: string) {
  if (!digits) throw new AppError('proof_code_missing');
  const verdict = await inTransaction(service.pool, async (client) => {
    const tried = await tryCode(client, service, { memberId: id, kind: 'proof', digits });
    if (tried.verdict === 'right') await deleteCodes(client, id, ['proof']);
    return tried.verdict;
  });
  if (verdict === 'wrong') throw new AppError('proof_code_wrong');
  if (verdict === 'dead') throw new AppError('proof_code_expired');
}

async function keepProof(db: Db, { id: memberId, sessionId }: Caller, now: Date) {
  // A session that has ended since, such as by a new password, proves nothing.
  if ((await markProven.run(db, { memberId, sessionId, now })) === 0) throw ended();
}

/** For accounts without a password. A person who reads the mailbox could take over the account anyway. */
export async function mailProofCode(service: AccountService, { id: memberId }: Caller) {
  if ((await proofKindOf(service.pool, memberId)) !== 'code') {
    throw new AppError('proof_needs_password');
  }
  await inTransaction(service.pool, async (client) => {
    await lockMember(client, memberId);
    const account = await findAccountById(client, memberId);
    if (!account) throw ended();
    const code = await issueCode(client, service, { memberId, kind: 'proof' });
    const { digits, minutes, expiresAt: goodUntil } = code;
    const data = { code: digits, minutes };
    await service.mailAddressOf(client, memberId, {
      ...mailboxOf(account),
      kind: 'proof-code',
      data,
      goodUntil,
    });
  });
}

const ended = () => new AppError('session_ended');
