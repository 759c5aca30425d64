import { closeSync, openSync, readSync, statfsSync, statSync } from 'node:fs';
import { StartError } from '../../errors.ts';
import { diskFull, notWritable, type Folders } from './folders.ts';

export class FolderInUse extends StartError {
  constructor(data: string) {
    super(
      `Another Kindred is using the data folder ${data}: stop it, or use another folder with DATA_DIR.`,
    );
  }
}

/** This failure has a reason that may be gone the next time. */
export class DidNotStart extends StartError {}

/** Turns the failed start of a database into a sentence. */
export function explainExit({ data, log }: Folders, since: number) {
  const said = readFrom(log, since);
  if (/pre-existing shared memory block|lock file .* already exists/.test(said))
    return new FolderInUse(data);
  if (/No space left on device|Disk quota exceeded/.test(said) || isFull(data))
    return diskFull(data);
  if (/Permission denied|Read-only file system/.test(said)) return notWritable(data);
  const reason = said
    .match(/.*(?:FATAL|PANIC|error|not found|failed).*/g)
    ?.at(-1)
    ?.trim();
  return new DidNotStart(
    `The database in ${data} did not start${reason ? ` (${reason})` : ''}: read ${log} for the reason.`,
  );
}

/** A full disk may prevent the log entry about it. */
export function isFull(data: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(data);
    return bavail * bsize < 1_000_000;
  } catch {
    return false;
  }
}

function readFrom(path: string, start: number): string {
  const buffer = Buffer.alloc(Math.min(statSync(path).size - start, 64_000));
  const file = openSync(path, 'r');
  const read = readSync(file, buffer, 0, buffer.length, start);
  closeSync(file);
  return buffer.toString('utf8', 0, read);
}

export function explainSpawn(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error;
  throw new StartError(
    `The database needs ${error.path}, which is not on the PATH: correct it, or set DATABASE_URL.`,
  );
}
