import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export interface Child {
  readonly url: string;
  stop(): Promise<void>;
}

/** In the child: listens anywhere, tells the parent where, and ends with it. */
export async function serveParent(app: FastifyInstance) {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('disconnect', () => process.exit());
  process.send?.(url);
}

/** Starts a server under test as a process of its own, so that nobody shares its event loop. */
export async function startChild(file: URL, env: NodeJS.ProcessEnv, log: string): Promise<Child> {
  const output = openSync(log, 'a');
  const child = fork(file, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  closeSync(output);
  const ended = once(child, 'close');
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  if (typeof told !== 'string') throw new Error(`${file.pathname} ended before it listened`);
  return {
    url: told,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
