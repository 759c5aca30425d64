import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommended setting: 19 MiB and two passes, some 20 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined;

/** Costs the same whether there is a password to compare with or not. */
export async function checkPassword(password: string, known: string | null) {
  decoy ??= hashPassword('nobody has this one');
  const matches = await verify(known ?? (await decoy), password);
  return known !== null && matches;
}
