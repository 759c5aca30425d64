import { people, prepareMembers } from './accounts/people.ts';
import { photos } from './accounts/photos.ts';
import { signingIn } from './accounts/signing-in.ts';
import type { Bench } from './case.ts';
import { load } from './load.ts';
import { plans } from './plans.ts';
import { openSides } from './sides.ts';

/** What members do with their accounts and look at of each other, among everybody there is. */
export const accounts: Bench = async function* accounts(options) {
  await using stack = new AsyncDisposableStack();
  let addresses: readonly string[] = [];
  const { databaseUrl, ours, headers, recordings, sides } = await openSides(stack, options, {
    async prepare(url) {
      addresses = await prepareMembers(url, 20);
      return addresses[0] ?? '';
    },
    questions: people,
  });
  for (const { id, ...side } of sides) {
    const target = id.endsWith('profile') ? 0.5 : 0.33;
    yield { id, unit: 'req/s', target, ours: load(side.ours), baseline: load(side.baseline) };
  }
  yield* signingIn(ours, addresses);
  yield* photos(ours, databaseUrl, addresses, headers);
  yield* plans('accounts', databaseUrl, recordings);
};
