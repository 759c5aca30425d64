import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../server/src/errors.ts';

interface Command {
  readonly name: string;
  readonly argv: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  readonly log: string;
  /** Whether it serves. */
  readonly answers: () => Promise<boolean>;
  /** One of ours, which ends with the channel to us; the kernel ends others with us. */
  readonly ours?: boolean;
}

/** Also on a machine that is busy with something else. */
const longestStartMs = 300_000;

/** Starts a program that can be ended and started again. It resolves once the program serves. */
export async function startProgram(command: Command, stopped: AbortSignal) {
  let child: ChildProcess | undefined;
  const start = async () => {
    const started = spawnLogging(command);
    child = started;
    const ended = once(started, 'exit');
    ended.catch(() => undefined);
    const failed = () =>
      new StartError(`${command.name} did not start: read ${command.log} for the reason.`);
    const began = performance.now();
    while (!(await command.answers())) {
      const state = await Promise.race([ended.then(() => 'ended'), sleep(100, 'running')]);
      if (state === 'ended' || performance.now() - began > longestStartMs) throw failed();
      stopped.throwIfAborted();
    }
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  try {
    await start();
  } catch (error) {
    await end('SIGTERM');
    throw error;
  }
  return { start, end };
}

function spawnLogging({ argv, env, user, log, ours = false }: Command) {
  const output = openSync(log, 'a');
  const [program = '', ...args] = ours ? argv : ['setpriv', '--pdeathsig', 'TERM', ...argv];
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    // A terminal's Ctrl-C does not reach it.
    detached: true,
    stdio: ['ignore', output, output, ...(ours ? (['ipc'] as const) : [])],
    ...user,
  });
  closeSync(output);
  return child;
}

export const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
