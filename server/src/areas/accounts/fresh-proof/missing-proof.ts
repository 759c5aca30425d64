import { type ProofKind, proofMinutes } from '@kindred/contract/accounts/fresh-proof';
import { Object as Row } from 'typebox';
import { Flag } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { hasFactor } from '../second-factor/factor.ts';

export const proofLifetime = proofMinutes * 60_000;

const selectFresh = statement({
  name: 'find_fresh_proof',
  text: `select from session
    where member_id = $memberId and id = $sessionId and proven_at > $since`,
  params: { memberId: 'uuid', sessionId: 'uuid', since: 'timestamptz' },
});

/** Null when the session has a fresh proof. Read each time, as a change must apply immediately. */
export async function findMissingProof(
  db: Db,
  { id: memberId, sessionId }: Caller,
  now: Date,
): Promise<ProofKind | null> {
  const since = new Date(now.getTime() - proofLifetime);
  if ((await selectFresh.run(db, { memberId, sessionId, since })) === 1) return null;
  return proofKindOf(db, memberId);
}

const selectHasPassword = statement({
  name: 'has_password',
  text: 'select password_hash is not null as has_password from member where id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ has_password: Flag }),
});

/** The strongest proof that an account can give. */
export async function proofKindOf(db: Db, memberId: string): Promise<ProofKind> {
  if (await hasFactor(db, memberId)) return 'second-factor';
  const found = await selectHasPassword.first(db, { memberId });
  return found?.has_password ? 'password' : 'code';
}
