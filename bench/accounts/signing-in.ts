import { apiBase } from '@kindred/contract/route';
import {
  checkPassword,
  hashPassword,
} from '../../server/src/areas/accounts/credentials/passwords.ts';
import type { Case } from '../case.ts';
import { staff } from '../database.ts';
import { ask } from '../time.ts';

const tries = 200;

/** What the time of a refusal tells of an address, and what signing in costs beside the hash of a password. */
export async function* signingIn(
  url: string,
  addresses: readonly string[],
): AsyncGenerator<Case, void, void> {
  const attempt = (email: string, password: string) =>
    ask({
      url: `${url}${apiBase}/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  const refuse = async (email: string) => {
    const { status, time } = await attempt(email, 'not the one that it is');
    if (status !== 401) throw new Error(`Signing in with a wrong password answered ${status}`);
    return time;
  };
  yield {
    id: `known from unknown address, ${tries} tries`,
    unit: 'advantage',
    // Twice the spread that chance alone gives to so many tries of each.
    target: 0.24,
    rounds: 3,
    async ours() {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < tries / 2; round += 1) {
        const pair = [
          async () => known.push(await refuse(addresses[round % addresses.length] ?? '')),
          async () => unknown.push(await refuse(`nobody-${round}@members.example`)),
        ];
        for (const side of round % 2 ? pair : pair.toReversed()) await side();
      }
      return { value: advantage(known, unknown) };
    },
  };
  const hashed = await hashPassword(staff.password);
  yield {
    id: 'signing in, beside the hash alone',
    unit: 'ms',
    target: 1.5,
    ours: () =>
      middle(async (round) => {
        const { status, time } = await attempt(
          addresses[round % addresses.length] ?? '',
          staff.password,
        );
        if (status !== 200) throw new Error(`Signing in answered ${status}`);
        return time;
      }),
    baseline: () =>
      middle(async () => {
        const begun = performance.now();
        await checkPassword(staff.password, hashed);
        return performance.now() - begun;
      }),
  };
}

/** How much better than by a coin one tells the two apart who compares two times: 0 not at all, 1 always. */
function advantage(known: readonly number[], unknown: readonly number[]) {
  let longer = 0;
  for (const a of known) for (const b of unknown) longer += a > b ? 1 : Number(a === b) / 2;
  return Math.abs((2 * longer) / (known.length * unknown.length) - 1);
}

async function middle(measure: (round: number) => Promise<number>) {
  const taken: number[] = [];
  for (let round = 0; round < 20; round += 1) taken.push(await measure(round));
  return { value: taken.toSorted((a, b) => a - b)[10] ?? Number.NaN };
}
