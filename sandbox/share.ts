import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Sandbox, type SandboxOptions, startSandbox } from './start.ts';
import { JournalInUse } from './store/lock.ts';

interface Shared extends SandboxOptions {
  readonly file: string;
  /** Whether it waits for the sandbox of another process, as its own could send no events to it. */
  readonly joins?: boolean;
}

/**
 * How often a process checks whether the sandbox it uses has ended. With the time to read the journal, that is how long
 * there is no sandbox. Clients that repeat a refused request for longer do not notice it.
 */
const tick = 250;
/** How long another process may take to start its sandbox. */
const lockTimeoutMs = 30_000;

/**
 * Several processes use one sandbox: the first one starts it, and when that process ends, another one starts it again
 * with the same journal. `use` is called with its port, and again if that changes.
 */
export async function shareSandbox(options: Shared, use: (port: number) => void) {
  let own: Sandbox | undefined;
  let used: number | undefined;

  async function look() {
    if (!options.joins) own = await startUnlessInUse(options);
    const port = own?.port ?? readPort(options);
    if (port === undefined || port === used) return;
    if (!own && !(await isResponding(port, options.key))) return;
    used = port;
    use(port);
  }

  for (const deadline = Date.now() + lockTimeoutMs; ; await sleep(50)) {
    await look();
    if (used !== undefined || options.joins) break;
    if (Date.now() > deadline)
      throw new Error(
        `${options.file} is used by another Kindred, whose payment sandbox does not respond or belongs to another database: stop that Kindred, or use another data folder.`,
      );
  }
  let looking = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (own || isLooking) return;
    isLooking = true;
    looking = look()
      .catch((error: unknown) => console.error('The payment sandbox failed to start:', error))
      .finally(() => (isLooking = false));
  }, tick);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
      await own?.close();
    },
  };
}

async function startUnlessInUse(options: Shared): Promise<Sandbox | undefined> {
  let sandbox: Sandbox | undefined;
  try {
    sandbox = await startSandbox(options);
    writePort(options, sandbox.port);
    return sandbox;
  } catch (error) {
    await sandbox?.close();
    if (error instanceof JournalInUse) return undefined;
    throw error;
  }
}

const portFileOf = ({ file }: Shared) => `${file}.port`;

function writePort(options: Shared, port: number) {
  writeFileSync(portFileOf(options), `${port}\n`, { mode: 0o600 });
}

function readPort(options: Shared): number | undefined {
  try {
    const port = Number(readFileSync(portFileOf(options), 'utf8'));
    return port > 0 ? port : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a sandbox with these keys listens there. */
async function isResponding(port: number, key: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/products?limit=1`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(5000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
