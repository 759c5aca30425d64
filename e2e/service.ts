import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { afterAll } from 'vitest';

const root = join(import.meta.dirname, '..');
export const administrator = { email: 'ada@kindred.example', password: 'ten thousand lamps' };

const environment = {
  PORT: '0',
  DEMO: 'off',
  LIMITS: '1000000',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  DATABASE_URL: undefined,
  // Vitest sets these.
  MODE: undefined,
  NODE_ENV: undefined,
};

/** A temporary folder for this test file. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-start-'));
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}

interface StartOptions {
  task?: 'start' | 'dev';
  cwd?: string;
  /** As the first process of a group. */
  detached?: boolean;
  /** The command that starts Node. */
  node?: readonly string[];
}

/** Runs `npm start`, or `npm run dev`, on a free port. */
export function start(
  env: NodeJS.ProcessEnv,
  { task = 'start', cwd = root, detached = false, node = [process.execPath] }: StartOptions = {},
) {
  const [program = '', ...args] = node;
  const launcher = spawn(program, [...args, 'run.mjs', task], {
    cwd,
    detached,
    env: { ...process.env, ...environment, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  launcher.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(launcher, 'close').then(([status]) => status as number | null);
  return {
    launcher,
    ended,
    lines: () => output.split('\n').filter(Boolean),
    /** The URL of the server, or undefined when it ended before it listened. */
    ready: () => {
      const announced = () => /Kindred is running at (\S+)/.exec(output)?.[1];
      return new Promise<string | undefined>((resolve) => {
        launcher.stdout.on('data', () => announced() && resolve(announced()));
        void ended.then(() => resolve(announced()));
      });
    },
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      launcher.kill(signal);
      return ended;
    },
  };
}

/** The process of the server, once the launcher has started it. */
export function findServer({ pid }: ChildProcess): number | undefined {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children ? Number(children.split(' ')[0]) : undefined;
  } catch {
    return undefined;
  }
}

/** The command lines of all processes that name this folder there or in their environment. */
export function findProcesses(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => ['cmdline', 'environ'].some((file) => readText(pid, file).includes(folder)))
    .map((pid) => readText(pid, 'cmdline').replaceAll('\0', ' '));
}

function readText(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

export async function signIn(
  url: string,
  password: string | undefined = administrator.password,
): Promise<string> {
  const answer = await fetch(`${url}${apiBase}${login.url}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, password }),
  });
  const { data } = (await answer.json()) as { data?: { token: string } };
  if (!data) throw new Error(`Signing in answered ${answer.status}`);
  return data.token;
}

/** The HTTP status of a request in this session. */
export async function useSession(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}${apiBase}${ownProfile.url}`, { headers });
  return status;
}
