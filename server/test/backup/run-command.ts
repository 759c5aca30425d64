import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { compiled } from '../service/separate-server.ts';

const scripts = join(import.meta.dirname, '../../../scripts');

interface Limits {
  /** In blocks of 512 bytes, as `ulimit -f` counts: a larger file fails as on a full disk. */
  readonly fileBlocks?: number;
  /** The process gets this signal as soon as the path exists. */
  readonly stoppedOnce?: { readonly exists: string; readonly signal: NodeJS.Signals };
  /** The process is killed as soon as this is true. */
  readonly killedOnce?: () => Promise<boolean>;
}

/** Runs a command of the operator as a process of its own. Returns its lines and its exit code. */
export async function runCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { fileBlocks, stoppedOnce, killedOnce }: Limits = {},
) {
  const limit = fileBlocks ? `ulimit -f ${fileBlocks}; ` : '';
  const program = ['sh', '-c', `${limit}exec "$0" "$@"`, process.execPath];
  const [first = '', ...rest] = [...program, join(scripts, `${name}.ts`), ...args];
  const child = spawn(first, rest, {
    env: { PATH: process.env['PATH'], ...compiled, DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const closed = once(child, 'close');
  const until = async (isTrue: () => Promise<boolean> | boolean, signal: NodeJS.Signals) => {
    while (child.exitCode === null && !(await isTrue())) await sleep(10);
    child.kill(signal);
  };
  if (stoppedOnce) await until(() => existsSync(stoppedOnce.exists), stoppedOnce.signal);
  if (killedOnce) await until(killedOnce, 'SIGKILL');
  const [status] = (await closed) as [number | null];
  // Whether a start is slow depends on the machine.
  const lines = output.split('\n').filter((line) => line && line !== 'Starting the database …');
  return { status, lines };
}
