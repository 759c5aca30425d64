import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { searchPath } from '../config.ts';
import { findBinaries } from './embedded/binaries.ts';
import { databaseCommand } from './embedded/command.ts';
import { explainExit, explainSpawn, FolderInUse } from './embedded/failure.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { prepareFolders, type Folders } from './embedded/folders.ts';
import { endLeftover } from './embedded/leftover.ts';
import { addressOf, isRunning, readPidFile } from './embedded/pid-file.ts';
import { defaultSettings, type Settings } from './embedded/settings.ts';

type Command = ReturnType<typeof databaseCommand>;

/** The database that Kindred brings with it. */
export interface Embedded {
  readonly url: string;
  /** Ends running transactions, writes everything and stops. A second call has no effect. */
  stop(): Promise<void>;
  /** Resolves when the database has ended. */
  readonly exited: Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly settings?: Settings;
  /** How long to wait for another instance on the same folder that is stopping. */
  readonly waitSeconds?: number;
  readonly report?: (line: string) => void;
  /** Where programs of the system are looked for. */
  readonly path?: string;
}

/** Call it from the main thread, as the database ends with the thread that started it. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { waitSeconds = 8, report = () => {}, path = searchPath ?? '' } = options;
  const folders = prepareFolders(options.dataDir);
  const settings = { ...defaultSettings(), ...options.settings };
  const deadline = Date.now() + waitSeconds * 1000;
  const waiting = 'Waiting for the Kindred that is using this data folder to stop …';
  const unlock = await reportIfSlow(lockFolder(folders, deadline), () => report(waiting));
  try {
    const command = databaseCommand(findBinaries(), folders, settings, path);
    if (command.weakness) report(command.weakness);
    const starting = startUnderLock(command, folders, deadline);
    const child = await reportIfSlow(starting, () => report('Starting the database …'));
    const exited = ended(child).then(unlock);
    return { url: addressOf(folders.run), stop: () => stop(child, exited, folders), exited };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Another process of a killed database may still be ending. */
async function startUnderLock(command: Command, folders: Folders, deadline: number) {
  for (;;) {
    await endLeftover(folders, deadline);
    const child = spawnLogging(command, folders);
    try {
      await untilReady(child, folders);
      return child;
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() >= deadline) throw error;
      await sleep(200);
    }
  }
}

async function reportIfSlow<T>(work: Promise<T>, tell: () => void): Promise<T> {
  const timer = setTimeout(tell, 1500);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** The address of the database that another process has started on this folder, if there is one. */
export function findEmbedded(dataDir: string): string | undefined {
  const running = readPidFile(join(dataDir, 'postgres'));
  return running?.ready && isRunning(running.pid) ? addressOf(running.run) : undefined;
}

function spawnLogging({ argv, env, user }: Command, { log }: Folders): ChildProcess {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000)
    renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  const [program = '', ...args] = argv;
  const child = spawn(program, args, {
    env,
    // In its own session, the database does not receive the terminal's Ctrl-C.
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
    ...user,
  });
  closeSync(output);
  const watcher = child.stdio[3];
  if (!(watcher instanceof Socket)) throw new TypeError('A pipe is a socket.');
  // The watcher may end before this process.
  watcher.on('error', () => watcher.destroy());
  child.once('exit', () => watcher.end('ended\n', () => watcher.destroy()));
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
  });

/** Reads the database's own status file, as a connection could reach another instance. */
async function untilReady(child: ChildProcess, folders: Folders) {
  const start = statSync(folders.log).size;
  const exit = once(child, 'exit').catch(explainSpawn);
  for (;;) {
    if (await Promise.race([exit, sleep(20, undefined)])) throw explainExit(folders, start);
    const running = readPidFile(folders.cluster);
    if (running?.pid === child.pid && running?.ready) return;
  }
}

async function stop(child: ChildProcess, exited: Promise<void>, { data, run }: Folders) {
  child.kill('SIGINT');
  // A checkpoint onto a slow disk may take long. What it has not written is recovered from the log.
  const patience = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await exited;
  clearTimeout(patience);
  if (!run.startsWith(data)) rmSync(run, { recursive: true, force: true });
}
