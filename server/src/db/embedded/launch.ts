import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseCommand } from './command.ts';
import { explainExit, explainSpawn, FolderInUse } from './failure.ts';
import type { Folders } from './folders.ts';
import { endLeftover } from './leftover.ts';
import { readPidFile } from './pid-file.ts';

export interface Launch {
  readonly command: DatabaseCommand;
  readonly folders: Folders;
  /** How long another process of a killed database may take to end. */
  readonly deadline: number;
  /** Stops the database, whether it is ready or still starting. */
  readonly leaving: AbortSignal;
}

/** Starts the database and waits until it is ready. Call it while holding the lock of the folder. */
export async function launch({ command, folders, deadline, leaving }: Launch) {
  for (;;) {
    await endLeftover(folders, command, deadline);
    await command.create();
    leaving.throwIfAborted();
    const { child, since } = spawnLogging(command, folders);
    endAt(leaving, child, command);
    try {
      await untilReady(child, folders, since);
      return child;
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() >= deadline) throw error;
      await sleep(200, undefined, { signal: leaving });
    }
  }
}

function spawnLogging({ argv, env, user, portable }: DatabaseCommand, { log }: Folders) {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000)
    renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  const since = statSync(log).size;
  const [program = '', ...args] = argv;
  const child = spawn(program, args, {
    env,
    // In its own session, the database does not receive the terminal's Ctrl-C.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output, ...(portable ? [] : (['pipe'] as const))],
    ...user,
  });
  closeSync(output);
  if (!portable) watch(child);
  return { child, since };
}

function watch(child: ChildProcess) {
  const watcher = child.stdio[3];
  if (!(watcher instanceof Socket)) throw new TypeError('A pipe is a socket.');
  // The watcher may end before this process.
  watcher.on('error', () => watcher.destroy());
  child.once('exit', () => watcher.end('ended\n', () => watcher.destroy()));
}

function endAt(leaving: AbortSignal, child: ChildProcess, { stop }: DatabaseCommand) {
  const end = () => {
    if (child.pid) stop(child.pid);
    // A checkpoint onto a slow disk may take long. What it has not written is recovered from the log.
    const killTimer = setTimeout(() => child.kill('SIGQUIT'), 20_000);
    child.once('exit', () => clearTimeout(killTimer));
  };
  leaving.addEventListener('abort', end, { once: true });
  child.once('exit', () => leaving.removeEventListener('abort', end));
}

/** Reads the database's own status file, as a connection could reach another instance. */
async function untilReady(child: ChildProcess, folders: Folders, since: number) {
  const exit = once(child, 'exit').catch(explainSpawn);
  for (;;) {
    if (await Promise.race([exit, sleep(20, undefined)])) throw explainExit(folders, since);
    const running = readPidFile(folders.cluster);
    if (running?.pid === child.pid && running?.ready) return;
  }
}

export const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
  });
