import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from '../clean-up.ts';
import { findKeptPort } from '../../src/db/embedded/kept-port.ts';

/** The program of this machine; null if there is none, which the output of the run then says. */
export function findRedis() {
  const found = ['redis-server', 'valkey-server'].find(
    (program) => spawnSync(program, ['--version']).status === 0,
  );
  if (!found) console.log('redis-server is not installed: BUS_URL is not tried.');
  return found ?? null;
}

/** Starts a server without persistence that can be stopped and restarted at the same address. */
export async function startRedis(program: string) {
  const port = await findKeptPort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const start = async () => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'close');
    let output = '';
    const ready = new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('eady to accept connections')) resolve();
      });
    });
    await Promise.race([ready, ended.then(() => Promise.reject(new Error(output)))]);
    return async () => {
      child.kill();
      await ended;
    };
  };
  let stop = await start();
  atEnd(() => stop());
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => stop(),
    start: async () => {
      stop = await start();
    },
  };
}
