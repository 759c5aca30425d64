import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import type { TestMember } from './members.ts';

/** Starts the server as a process of its own on the database and files of a test application. */
export async function startServer({
  databaseUrl,
  config,
}: Pick<FastifyInstance, 'config'> & { databaseUrl: string }) {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      PORT: '0',
      DEMO: 'off',
      LIMITS: '1000000',
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
      ADMIN_EMAIL: 'grace@kindred.example',
      ADMIN_PASSWORD: 'ten thousand lamps',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', () => {
      const announced = /Kindred is at (\S+)/.exec(output)?.[1];
      if (announced) resolve(announced);
    });
    server.once('close', () => reject(new Error(output)));
  });
  /** Sends the signal, waits for the process to end and returns its exit code. */
  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const ended = once(server, 'close');
    server.kill(signal);
    const [status] = (await ended) as [number | null];
    return status;
  }
  return { url, end };
}

/** Signs in there and returns the headers of the session. */
export async function enter(url: string, { email, password }: TestMember) {
  const answer = await fetch(url + apiBase + login.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}
