import { type Sql, sql } from '../../../db/sql.ts';
import { keyedDigest } from '../../../platform/crypto/keyed-digest.ts';

/**
 * A seed for each viewer, so that no one is the last of their city for everyone. It takes the operator's secret, so that
 * no one can register accounts until one of them comes first.
 */
export function createSeeds(secret: string) {
  const digest = keyedDigest(secret, 'order of people');
  return (viewerId: string) => digest(viewerId).readBigInt64BE().toString();
}

/** Where people who are equal in an order come, from the id of one of them. It is the same on each page. */
export const shuffled = (id: Sql, seed: string) => sql`uuid_hash_extended(${id}, ${seed}::bigint)`;
