import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../errors.ts';
import { FolderInUse, isFull } from './failure.ts';
import { diskFull, type Folders } from './folders.ts';

/** SQLite's code for a file that another connection has locked. */
const busy = 5;

/**
 * Locks the folder until the returned function is called. Node has no file locks. The lock of SQLite works on every
 * system, and the kernel releases it when the process ends.
 */
export async function lockFolder(
  { data, lock }: Pick<Folders, 'data' | 'lock'>,
  deadline: number,
): Promise<() => void> {
  for (;;) {
    const unlock = tryLock(lock, data);
    if (unlock) return unlock;
    if (Date.now() >= deadline) throw new FolderInUse(data);
    await sleep(50);
  }
}

function tryLock(path: string, data: string): (() => void) | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    // Nothing is ever written, so it needs no journal.
    file.exec('pragma journal_mode = memory; begin exclusive');
    const locked = file;
    return () => locked.close();
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    if (isFull(data)) throw diskFull(data);
    throw new StartError(
      `The data folder ${data} cannot be locked (${(error as Error).message}): name another in DATA_DIR.`,
    );
  }
}
