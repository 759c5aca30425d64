import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findKeptPort } from '../../server/src/db/embedded/kept-port.ts';

/** The program of this machine, if there is one. */
export const findRedis = () =>
  ['redis-server', 'valkey-server'].find(
    (program) => spawnSync(program, ['--version']).status === 0,
  );

/** A server without persistence. */
export async function startRedis(program: string) {
  const port = await findKeptPort();
  const child = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  await new Promise<void>((resolve) => {
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => text.includes('eady to accept') && resolve());
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
