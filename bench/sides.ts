import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from './case.ts';
import { startChild } from './child.ts';
import { openBenchDatabase } from './database.ts';
import { production } from './production.ts';
import { type Question, record } from './record.ts';
import { signIn } from './sign-in.ts';

interface Wanted {
  /** Makes somebody ready to sign in, and says at which address; else one of the staff asks. */
  readonly prepare?: (databaseUrl: string) => Promise<string>;
  readonly questions: (databaseUrl: string) => Promise<readonly Question[]>;
}

/** The product on one side, and bare on the other the statements that it sends for some questions. */
export async function openSides(
  stack: AsyncDisposableStack,
  options: Options,
  { prepare, questions }: Wanted,
) {
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const env = {
    ...production,
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'warn',
  };
  const start = async (file: string, more: NodeJS.ProcessEnv = {}) => {
    const log = join(database.folder, 'log');
    const child = await startChild(new URL(file, import.meta.url), { ...env, ...more }, log);
    stack.defer(() => child.stop());
    return child.url;
  };
  const ours = await start('./kindred.ts');
  const { token } = await signIn(ours, await prepare?.(database.url));
  const recordings = await record(env, token, await questions(database.url));
  const file = join(database.folder, 'recordings.json');
  await writeFile(file, JSON.stringify(recordings));
  const bare = await start('./replay.ts', { RECORDINGS: file });
  const headers = { authorization: `Bearer ${token}` };
  const sides = recordings.map(({ id, path }, index) => ({
    id,
    ours: { url: `${ours}/api/v1${path}`, headers },
    baseline: { url: `${bare}/${index}` },
  }));
  return { databaseUrl: database.url, ours, headers, recordings, sides };
}
