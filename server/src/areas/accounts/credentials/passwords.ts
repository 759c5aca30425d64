import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createQueue } from '../../../platform/http/limits/queue.ts';

// OWASP's second recommended setting: 19 MiB and two passes, some 20 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of Node's four shared threads, one stays free for files and name lookups.
const queue = createQueue(Math.min(3, availableParallelism()), 100);

export const hashPassword = (password: string, salt?: Buffer) =>
  queue(() => hash(password, { ...cost, ...(salt && { salt }) }));

/** Hashes again as a known hash was made, so that hashes with the same salt can be compared as texts. */
export const hashPasswordLike = (password: string, known: string) => {
  const { memoryCost, timeCost, parallelism } = parseOptions(known);
  const salt = Buffer.from(known.split('$')[4] ?? '', 'base64');
  return queue(() => hash(password, { memoryCost, timeCost, parallelism, salt }));
};

const decoy = hashPassword(randomUUID());

/** Takes equally long with and without a password to compare with. */
export async function checkPassword(password: string, known: string | null) {
  const hashed = known ?? (await decoy);
  const matches = await queue(() => verify(hashed, password));
  return known !== null && matches;
}
