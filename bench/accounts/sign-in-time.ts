import { apiBase } from '@kindred/contract/route';
import {
  checkPassword,
  hashPassword,
} from '../../server/src/areas/accounts/credentials/passwords.ts';
import type { Case } from '../case.ts';
import { staff } from '../bench-database.ts';
import { measureMedian, sendRequest } from '../response-time.ts';

const tries = 200;

/** What the time of a failed sign-in reveals about an address, and what signing in costs beyond the password hash. */
export async function* signInTimes(
  url: string,
  addresses: readonly string[],
): AsyncGenerator<Case, void, void> {
  const attempt = (email: string, password: string) =>
    sendRequest({
      url: `${url}${apiBase}/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  const failToSignIn = async (email: string) => {
    const { status, time } = await attempt(email, 'a wrong password');
    if (status !== 401)
      throw new Error(`Signing in with a wrong password responded with ${status}`);
    return time;
  };
  yield {
    id: 'sign-in-known-address',
    unit: 'advantage',
    // The limit is twice the standard deviation of pure chance with this many tries.
    target: 0.24,
    rounds: 3,
    async product() {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < tries / 2; round += 1) {
        const pair = [
          async () => known.push(await failToSignIn(addresses[round % addresses.length] ?? '')),
          async () => unknown.push(await failToSignIn(`noOne-${round}@members.example`)),
        ];
        for (const attemptNow of round % 2 ? pair : pair.toReversed()) await attemptNow();
      }
      return { value: advantage(known, unknown) };
    },
  };
  const hashed = await hashPassword(staff.password);
  yield {
    id: 'sign-in',
    unit: 'ms',
    target: 1.5,
    product: measureMedian(20, async (round) => {
      const { status, time } = await attempt(
        addresses[round % addresses.length] ?? '',
        staff.password,
      );
      if (status !== 200) throw new Error(`Signing in responded with ${status}`);
      return time;
    }),
    baseline: measureMedian(20, async () => {
      const start = performance.now();
      await checkPassword(staff.password, hashed);
      return performance.now() - start;
    }),
  };
}

/** How well a comparison of two times distinguishes a known from an unknown address: 0 is by chance, 1 is always. */
function advantage(known: readonly number[], unknown: readonly number[]) {
  let longer = 0;
  for (const a of known) for (const b of unknown) longer += a > b ? 1 : Number(a === b) / 2;
  return Math.abs((2 * longer) / (known.length * unknown.length) - 1);
}
