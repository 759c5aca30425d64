import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './embedded/binaries.ts';
import { databaseCommand } from './embedded/command.ts';
import { explainExit, explainSpawn } from './embedded/failure.ts';
import { prepareFolders, type Folders } from './embedded/folders.ts';
import { addressOf, readPidFile } from './embedded/pid-file.ts';
import { defaultSettings, type Settings } from './embedded/settings.ts';

/** The database that Kindred brings with it. */
export interface Embedded {
  readonly url: string;
  /** Lets running transactions go, writes everything and ends; twice is once. */
  stop(): Promise<void>;
  /** Settles when the database has ended, by `stop` or by itself. */
  readonly exited: Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly settings?: Settings;
  /** How long to wait for another instance on the same folder that is stopping. */
  readonly waitSeconds?: number;
  readonly report?: (line: string) => void;
}

/** Start from the main thread: the database ends with the thread that started it. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { waitSeconds = 8, report = () => {} } = options;
  const folders = prepareFolders(options.dataDir);
  const settings = { ...defaultSettings(), ...options.settings };
  const { argv, env } = databaseCommand(findBinaries(), folders, settings, waitSeconds);
  const child = spawnLogging(argv, env, folders);
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await untilReady(child, folders, report);
  return { url: addressOf(folders.run), stop: () => stop(child, exited, folders), exited };
}

/** The address of the database that another process has started on this folder, if there is one. */
export function findEmbedded(dataDir: string): string | undefined {
  const running = readPidFile(join(dataDir, 'postgres'));
  if (!running?.ready) return undefined;
  try {
    process.kill(running.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  return addressOf(running.run);
}

function spawnLogging(argv: string[], env: NodeJS.ProcessEnv, { log }: Folders): ChildProcess {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000)
    renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  // In a session of its own, the terminal's Ctrl-C reaches us and not the database.
  const [program = '', ...args] = argv;
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  return child;
}

/** Ready is what the database itself says about our own child; a connection could be another's. */
async function untilReady(child: ChildProcess, folders: Folders, report: (line: string) => void) {
  const start = statSync(folders.log).size;
  const started = Date.now();
  const ended = once(child, 'close').catch(explainSpawn);
  let told = false;
  for (;;) {
    const exit = await Promise.race([ended, sleep(20, undefined)]);
    if (exit) throw explainExit(exit[0] as number | null, folders, start);
    const running = readPidFile(folders.cluster);
    if (running?.pid === child.pid && running?.ready) return;
    if (told || Date.now() - started < 1500) continue;
    told = true;
    report(
      running && running.pid !== child.pid
        ? 'Waiting for the Kindred that is using this data folder to stop …'
        : 'Starting the database …',
    );
  }
}

async function stop(child: ChildProcess, exited: Promise<void>, { data, run }: Folders) {
  child.kill('SIGINT');
  // A checkpoint onto a slow disk may take long; what it has not written, the log recovers.
  const patience = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await exited;
  clearTimeout(patience);
  if (!run.startsWith(data)) rmSync(run, { recursive: true, force: true });
}
