import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from './context.ts';

/** Refuses a session that has not proven within the last minutes that its member is still the one using it. */
export async function requireFreshProof(
  db: Db,
  { missingProof }: Pick<FastifyInstance, 'missingProof'>,
  caller: Caller | null,
) {
  if (!caller) throw new Error('Only a signed-in member can confirm who they are');
  const by = await missingProof(db, caller);
  if (by === null) return;
  throw new AppError('fresh_proof_required', { data: { by } });
}
