import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { findKeptPort } from '../../server/src/db/embedded/kept-port.ts';
import { staff } from '../bench-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Service {
  readonly url: string;
  /** Milliseconds from the command to the first successful response of `/readyz`. */
  readonly startedIn: number;
  /** The synthetic member who can sign in; without a password if the database existed before. */
  readonly demo: { readonly email: string; readonly password: string };
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Runs `npm start`. */
export async function startService(folder: string, members: number): Promise<Service> {
  const port = await findKeptPort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    // Its own process group, so that a signal reaches the launcher and the server.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, PORT: `${port}`, DATA_DIR: folder, DEMO: `${members}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close');
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await isReady(url))) {
    if (hasEnded) throw new Error(`The service did not start: ${output}`);
    await sleep(20);
  }
  return {
    url,
    startedIn: performance.now() - start,
    get demo() {
      const [, email = '', password = ''] =
        /Demo member: (\S+) with the password (.+)/.exec(output) ?? [];
      return { email, password };
    },
    async stop(signal = 'SIGTERM') {
      if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, signal);
      await ended;
    },
  };
}

const environment = {
  DATABASE_URL: '',
  MODE: 'demo',
  LIMITS: '1000',
  ADMIN_EMAIL: staff.email,
  ADMIN_PASSWORD: staff.password,
};

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
