import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPortable, searchPath } from '../../config.ts';
import { refuseUnfinishedFolder } from '../copy/unfinished-restore.ts';
import { findBinaries } from './binaries.ts';
import { databaseCommand } from './command.ts';
import { isFull } from './failure.ts';
import { lockFolder } from './folder-lock.ts';
import { checkFolders, diskFull, prepareFolders } from './folders.ts';
import { keepRunning } from './keep-running.ts';
import { launch } from './launch.ts';
import { addressOf, isRunning, readPidFile } from './pid-file.ts';
import { addressOnPort, portableCommand } from './portable-command.ts';
import { reportIfSlow } from './report-if-slow.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** The embedded database. It is restarted when it stops unexpectedly. */
export interface Embedded {
  readonly url: string;
  /** Ends running transactions, writes everything and stops. A second call has no effect. */
  stop(): Promise<void>;
  /** Resolves with the reason when the database has stopped and cannot be restarted. */
  readonly lost: Promise<unknown>;
}

interface Options {
  readonly dataDir: string;
  readonly settings?: Settings;
  /** How long to wait for another instance on the same folder that is stopping. */
  readonly waitSeconds?: number;
  readonly report?: (line: string) => void;
  /** The folders in which system programs are searched. */
  readonly path?: string;
  /** Whether to use only what every system has. */
  readonly portable?: boolean;
}

/** Call it from the main thread, as the database ends with the thread that started it. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { waitSeconds = 8, report = () => {}, path = searchPath ?? '' } = options;
  const { portable = isPortable } = options;
  const folders = prepareFolders(options.dataDir);
  const settings = { ...defaultSettings(), ...options.settings };
  const timeoutMs = waitSeconds * 1000;
  const deadline = Date.now() + timeoutMs;
  const waiting = 'Waiting for the Kindred that is using this data folder to stop …';
  const unlock = await reportIfSlow(lockFolder(folders, deadline), () => report(waiting));
  try {
    refuseUnfinishedFolder(folders.data);
    const describe = portable ? portableCommand : databaseCommand;
    const command = await describe(findBinaries(), folders, settings, path);
    if (command.weakness) report(command.weakness);
    const leaving = new AbortController();
    const launching = { command, folders, leaving: leaving.signal };
    const starting = launch({ ...launching, deadline });
    const child = await reportIfSlow(starting, () => report('Starting the database …'));
    const start = async () => {
      if (isFull(folders.data)) throw diskFull(folders.data);
      checkFolders(folders);
      return launch({ ...launching, deadline: Date.now() + timeoutMs });
    };
    const keeping = { start, leaving: leaving.signal, log: folders.log, report };
    const over = keepRunning(child, keeping).finally(unlock);
    return {
      url: command.url,
      stop: async () => {
        leaving.abort();
        await over.catch(() => undefined);
        if (!folders.run.startsWith(folders.data))
          rmSync(folders.run, { recursive: true, force: true });
      },
      lost: new Promise((resolve) => void over.catch(resolve)),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The address of the database that another process has started on this folder, if there is one. */
export function findEmbedded(dataDir: string): string | undefined {
  const running = readPidFile(join(dataDir, 'postgres'));
  if (!running?.ready || !isRunning(running.pid)) return undefined;
  return running.run ? addressOf(running.run) : addressOnPort(dataDir, running.port);
}
