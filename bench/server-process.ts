import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** Runs in the child process: listens on any port, sends the parent its URL, and exits with the parent. */
export async function listenForParent(app: FastifyInstance) {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('disconnect', () => process.exit());
  process.send?.(url);
}

/** Starts a server under test in a separate process, so that it has its own event loop. */
export async function startServerProcess(
  file: URL,
  env: NodeJS.ProcessEnv,
  log: string,
): Promise<ServerProcess> {
  const output = openSync(log, 'a');
  const child = fork(file, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  closeSync(output);
  const ended = once(child, 'close');
  const [url] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  if (typeof url !== 'string') throw new Error(`${file.pathname} ended before it was listening`);
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
