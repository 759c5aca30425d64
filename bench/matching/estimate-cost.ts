import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openBenchDatabase } from '../bench-database.ts';
import { type Case, type Options, shareRuns } from '../case.ts';

/** The cost of one estimate of everyone's rank bonus, from scratch; with `--members 1000000` that of a million. */
export async function* estimateCost(options: Options): AsyncGenerator<Case, void, void> {
  const measure = shareRuns<'time' | 'memory'>(async () => {
    const database = await openBenchDatabase(options);
    try {
      return await runEstimate(database.url);
    } finally {
      await database.stop();
    }
  });
  const rounds = 1;
  yield { id: 'estimate-time', unit: 's', target: 900, rounds, product: measure('time') };
  yield { id: 'estimate-memory', unit: 'MB', target: 1000, rounds, product: measure('memory') };
}

async function runEstimate(url: string) {
  const child = fork(new URL('estimate-process.ts', import.meta.url));
  child.send(url);
  const ended = once(child, 'close');
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  child.kill();
  await ended;
  if (!message || typeof message !== 'object') throw new Error('The estimate ended too early');
  const { seconds, megabytes } = message as { seconds: number; megabytes: number };
  return { time: seconds, memory: megabytes };
}
