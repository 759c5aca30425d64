import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { staff } from '../database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Service {
  readonly url: string;
  /** From the command to the first answer of `/readyz`. */
  readonly startedIn: number;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** `npm start`, as a person does it. */
export async function startService(folder: string, members: number): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    // A group of its own, so that a kill reaches the launcher and the server alike.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, PORT: `${port}`, DATA_DIR: folder, DEMO: `${members}` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  let over = false;
  void ended.then(() => (over = true));
  while (!(await isReady(url))) {
    if (over) throw new Error(`The service did not start: ${said}`);
    await sleep(20);
  }
  return {
    url,
    startedIn: performance.now() - begun,
    async stop(signal = 'SIGTERM') {
      if (child.pid !== undefined && !over) process.kill(-child.pid, signal);
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
