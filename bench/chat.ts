import { join } from 'node:path';
import { openBenchDatabase } from './bench-database.ts';
import type { Bench, Case, Options } from './case.ts';
import { deliveries } from './chat/deliveries.ts';
import { idleMemory } from './chat/idle-memory.ts';
import { messagesInBrowsers } from './chat/messages.ts';
import { reading } from './chat/reading.ts';
import { findRedis, startRedis } from './chat/redis.ts';
import { signInMany } from './chat/sign-in-many.ts';
import { productionSettings } from './production-settings.ts';
import { startServerProcess } from './server-process.ts';

/** What members do with each other while both are online. `--before` is the folder of another version to compare with. */
export const chat: Bench = { cases, flags: ['before'] };

/** Open sockets, one for each member. */
const listeners = 1000;
const idle = 5000;

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  const database = await openBenchDatabase(options);
  stack.defer(() => database.stop());
  const target = {
    database: database.url,
    folder: database.folder,
    before: options.flags['before'],
  };
  yield* messagesInBrowsers(target);
  const people = await signInMany(database.url, listeners);
  const start = (env: NodeJS.ProcessEnv) =>
    startServerProcess(
      new URL('chat/publishing-server.ts', import.meta.url),
      {
        ...productionSettings,
        DATABASE_URL: database.url,
        DATA_DIR: database.folder,
        LOG_LEVEL: 'warn',
        ...env,
      },
      join(database.folder, 'log'),
    );
  yield* reading({ ...options, database: database.url });
  yield* idleMemory(start, people, idle);
  yield* deliveries('pg', start, people);
  const redis = findRedis();
  if (!redis) return console.log('redis-server is not installed: deliver-redis is left out.');
  const { url, stop } = await startRedis(redis);
  stack.defer(stop);
  yield* deliveries('redis', (env) => start({ ...env, BUS_URL: url }), people);
}
