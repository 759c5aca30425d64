import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import { onTestFailed, onTestFinished } from 'vitest';

export const administrator = { email: 'grace@kindred.example', password: 'ten thousand lamps' };

/** The variables that tell another process where Node keeps our code compiled, which halves a start. */
export const compiled = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

const ownMain = join(import.meta.dirname, '../../src/main.ts');

/** Starts the server as a separate process, with this environment and nothing of the test's but its path and compiled code. */
export function spawnServer(env: NodeJS.ProcessEnv, main = ownMain) {
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      ...compiled,
      PORT: '0',
      DEMO: 'off',
      LIMITS: '1000000',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  let errors = '';
  // What it said and logged tells why, and belongs to the failure.
  onTestFailed(({ task }) => {
    task.result?.errors?.push({
      message: `The server said:\n${output.slice(-4000)}${errors.slice(-4000)}`,
    });
  });
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    process.stderr.write(text);
  });
  const ended = once(server, 'close').then(([status]) => status as number | null);
  return {
    ended,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    /** Its output for the operator. Log entries are JSON. */
    lines: () => output.split('\n').filter((line) => line && !line.startsWith('{')),
    /** Its address, once it serves. */
    ready: () =>
      new Promise<string>((resolve, reject) => {
        server.stdout.on('data', () => {
          const announced = /Kindred is running at (\S+)/.exec(output)?.[1];
          if (announced) resolve(announced);
        });
        void ended.then(() => reject(new Error(output)));
      }),
    /** Sends the signal, waits for the process to end and returns its exit code. */
    end: (signal: 'SIGKILL' | 'SIGTERM') => {
      server.kill(signal);
      return ended;
    },
  };
}

/** Starts it on the database and files of a test application. */
export async function startServer(
  { databaseUrl, config }: Pick<FastifyInstance, 'config'> & { databaseUrl: string },
  env: NodeJS.ProcessEnv = {},
) {
  const files = { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
  const { ready, end, isRunning } = spawnServer({ ...files, ...env });
  return { url: await ready(), end, isRunning };
}

export const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

/** Signs in there and returns the headers of the session. */
export async function enter(url: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(url + apiBase + login.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}
