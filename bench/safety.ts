import type { Bench, Case, Options } from './case.ts';
import { badKinds } from '../population/safety/person.ts';
import { openBenchDatabase } from './bench-database.ts';
import { messageCost } from './safety/message-cost.ts';
import { type Outcome, judgeSeed } from './safety/judge.ts';
import { openSafetyService } from './safety/service.ts';
import { printTable } from './safety/table.ts';

/**
 * What the rules about first messages do to 1,000 honest and 100 bad members, by the service's own code, and what a message
 * costs with them. The seeds were not used while the rules were written.
 */
export const safety: Bench = { cases };

const seeds = [7001, 7002, 7003];
const sizes = { honest: 1000, bad: 100 };

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const service = await openSafetyService(database.url, database.folder);
  stack.defer(() => service.stop());
  const all: Outcome[] = [];
  for (const seed of seeds) {
    const found = await judgeSeed(service, { seed, ...sizes });
    all.push(...found);
    printTable(`Seed ${seed}`, found);
    yield share(
      `stopped-bad-${seed}`,
      found.filter(({ isBad }) => isBad),
    );
    yield count(`slowed-honest-${seed}`, found, 'slow', 0.005 * sizes.honest);
    yield count(`held-honest-${seed}`, found, 'hold', 0.001 * sizes.honest);
  }
  printTable('All seeds', all);
  for (const kind of badKinds)
    yield share(
      `stopped-${kind}`,
      all.filter((each) => each.kind === kind),
    );
  yield await messageCost(service);
}

/** How many of the bad had reached fewer than five people when their script ended. */
const share = (id: string, found: readonly Outcome[]): Case => ({
  id,
  unit: 'of 1',
  target: 0.9,
  rounds: 1,
  product: async () => ({
    value: found.filter(({ reached }) => reached < 5).length / found.length,
  }),
});

const count = (
  id: string,
  found: readonly Outcome[],
  effect: Outcome['effect'],
  target: number,
): Case => ({
  id,
  unit: 'items',
  target,
  rounds: 1,
  product: async () => ({
    value: found.filter((each) => !each.isBad && each.effect === effect).length,
  }),
});
