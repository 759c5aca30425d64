import type { Bench } from './case.ts';
import { changes } from './office/changes.ts';
import { exports } from './office/exports.ts';
import { questions } from './office/questions.ts';
import { screen } from './office/screen.ts';
import { plans } from './plans.ts';
import { openSides } from './sides.ts';
import { time } from './time.ts';

/** The back office on everybody there is: over HTTP and signed in, beside the same statements with no house around. */
export const office: Bench = async function* office(options) {
  await using stack = new AsyncDisposableStack();
  const { databaseUrl, ours, headers, recordings, sides } = await openSides(stack, options, {
    questions: async () => questions,
  });
  for (const { id, ...side } of sides) {
    const [own, baseline] = [time(side.ours), time(side.baseline)];
    yield { id, unit: 'ms', target: 2.5, ours: own, baseline };
  }
  yield* changes(ours, databaseUrl, headers);
  yield* exports(ours, databaseUrl, headers);
  yield* screen(ours);
  yield* plans('office', databaseUrl, recordings);
};
