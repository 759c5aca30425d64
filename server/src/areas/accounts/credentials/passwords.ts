import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../../../platform/http/queue.ts';

// OWASP's second recommended setting: 19 MiB and two passes, some 20 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of Node's four shared threads, one stays free for files and name lookups.
const queue = createQueue(Math.min(3, availableParallelism()), 100);

export const hashPassword = (password: string) => queue(() => hash(password, cost));

const decoy = hashPassword(randomUUID());

/** Takes equally long with and without a password to compare with. */
export async function checkPassword(password: string, known: string | null) {
  const hashed = known ?? (await decoy);
  const matches = await queue(() => verify(hashed, password));
  return known !== null && matches;
}
