import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { Bench } from './case.ts';
import { startChild } from './child.ts';
import { openBenchDatabase } from './database.ts';
import { changes } from './office/changes.ts';
import { exports } from './office/exports.ts';
import { questions } from './office/questions.ts';
import { plans } from './plans.ts';
import { production } from './production.ts';
import { record } from './record.ts';
import { signIn } from './sign-in.ts';
import { time } from './time.ts';

/** The back office on everybody there is: over HTTP and signed in, beside the same statements with no house around. */
export const office: Bench = async function* office(options) {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const env = { ...production, DATABASE_URL: database.url, LOG_LEVEL: 'warn' };
  const start = async (file: string, more: NodeJS.ProcessEnv = {}) => {
    const child = await startChild(
      new URL(file, import.meta.url),
      { ...env, ...more },
      join(database.folder, 'log'),
    );
    stack.defer(() => child.stop());
    return child.url;
  };
  const ours = await start('./kindred.ts');
  const { token } = await signIn(ours);
  const headers = { authorization: `Bearer ${token}` };
  const recordings = await record(env, token, questions);
  const file = join(database.folder, 'recordings.json');
  await writeFile(file, JSON.stringify(recordings));
  const bare = await start('./replay.ts', { RECORDINGS: file });

  for (const [index, { id, path }] of recordings.entries()) {
    yield {
      id,
      unit: 'ms',
      target: 2.5,
      ours: time({ url: `${ours}/api/v1${path}`, headers }),
      baseline: time({ url: `${bare}/${index}` }),
    };
  }
  yield* changes(ours, database.url, headers);
  yield* exports(ours, database.url, headers);
  yield* plans('office', database.url, recordings);
};
