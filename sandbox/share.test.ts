import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { shareSandbox } from './share.ts';
import { startSandbox } from './start.ts';
import { JournalInUse } from './store/lock.ts';
import { openSandbox } from './test/sandbox.ts';

const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
afterAll(() => rm(folder, { recursive: true }));

const options = { key: 'k', publishableKey: 'p', webhook: null };
const share = JSON.stringify(join(import.meta.dirname, 'share.ts'));

interface Sharing {
  child: ChildProcess;
  /** The port that it was told last. */
  port: () => number;
  /** Whether it runs the sandbox: only that listens. */
  isOwner: () => boolean;
}

/** A process that shares the sandbox of this file, and prints its port, and when it runs the sandbox. */
async function startProcess(file: string): Promise<Sharing> {
  const script = `
    import { shareSandbox } from ${share};
    await shareSandbox(${JSON.stringify({ ...options, file })}, (port) => console.log(port));
    setInterval(() => {
      if (process.getActiveResourcesInfo().includes('TCPServerWrap')) console.log('owner');
    }, 20);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const port = () => Number(output.match(/\d+(?=\n)/g)?.at(-1));
  await vi.waitUntil(() => port() > 0, { timeout: 100_000 });
  return { child, port, isOwner: () => output.includes('owner') };
}

function clientOf({ port }: Sharing) {
  const config = { host: '127.0.0.1', port: port(), protocol: 'http' } as const;
  return new Stripe('k', { ...config, maxNetworkRetries: 2 });
}

/** Kills the process that runs the sandbox, and returns the others. */
async function killOwner(processes: readonly Sharing[]) {
  await vi.waitUntil(() => processes.some(({ isOwner }) => isOwner()), { timeout: 100_000 });
  const owners = processes.filter(({ isOwner }) => isOwner());
  expect(owners).toHaveLength(1);
  for (const { child } of owners) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return processes.filter((each) => !owners.includes(each));
}

test(
  'processes that start together use one sandbox, and lose nothing when its owner is killed, twice',
  { tags: ['long'] },
  async () => {
    const file = join(folder, 'together');
    const started = await Promise.all([startProcess(file), startProcess(file), startProcess(file)]);
    let processes: readonly Sharing[] = started;
    expect(new Set(processes.map(({ port }) => port())).size).toBe(1);
    const answered: string[] = [];
    const over = new AbortController();
    const writing = processes.map(async () => {
      while (!over.signal.aborted) {
        const customer = await clientOf(processes.at(-1) ?? started[0]).customers.create({});
        answered.push(customer.id);
      }
    });
    const write = async (count: number) => {
      const enough = answered.length + count;
      await vi.waitUntil(() => answered.length >= enough, { timeout: 100_000 });
    };
    await write(30);
    while (processes.length > 1) {
      processes = await killOwner(processes);
      await write(30);
    }
    over.abort();
    await Promise.all(writing);
    expect(await killOwner(processes)).toEqual([]);
    await using sandbox = await openSandbox({ file });
    const stored = new Set(sandbox.store.all('customer').map(({ id }) => id));
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  },
);

test(
  'a sandbox that ends normally is continued by the other process',
  { tags: ['long'] },
  async () => {
    const file = join(folder, 'ended');
    const ports: number[] = [];
    const first = await shareSandbox({ ...options, file }, (port) => ports.push(port));
    const second = await startProcess(file);
    const { id } = await clientOf(second).customers.create({ name: 'Ada' });
    await first.close();
    expect(ports).toEqual([second.port()]);
    await expect(clientOf(second).customers.retrieve(id)).resolves.toMatchObject({ name: 'Ada' });
  },
);

test('a process that joins starts no sandbox, and uses that of another as soon as there is one', async () => {
  const file = join(folder, 'joined');
  const ports: number[] = [];
  const joined = await shareSandbox({ ...options, file, joins: true }, (port) => ports.push(port));
  expect(ports).toEqual([]);
  let started = 0;
  const other = await shareSandbox({ ...options, file }, (port) => (started = port));
  await expect.poll(() => ports).toEqual([started]);
  await joined.close();
  await other.close();
});

test('a journal that is in use is not opened again', async () => {
  const file = join(folder, 'used');
  await using sandbox = await openSandbox({ file });
  const { id } = await sandbox.stripe.customers.create({});
  await expect(startSandbox({ ...options, file })).rejects.toThrow(JournalInUse);
  expect(sandbox.store.get('customer', id)).toBeDefined();
});

test('a start that fails releases the journal', async () => {
  const file = join(folder, 'failing');
  await using other = await openSandbox();
  const busy = { ...options, file, port: other.port };
  await expect(startSandbox(busy)).rejects.toThrow('EADDRINUSE');
  await mkdir(`${file}.port`);
  await expect(shareSandbox({ ...options, file }, () => {})).rejects.toThrow('EISDIR');
  await rmdir(`${file}.port`);
  const ports: number[] = [];
  const shared = await shareSandbox({ ...options, file }, (port) => ports.push(port));
  await shared.close();
  expect(ports).toHaveLength(1);
});
