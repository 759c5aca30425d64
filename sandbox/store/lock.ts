import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that another connection has locked. */
const busy = 5;

/** Another sandbox writes this journal. */
export class JournalInUse extends Error {}

/**
 * Locks a journal until the returned function is called. Node has no file locks. The lock of SQLite works on every
 * system, and the kernel releases it when the process ends.
 */
export function lockJournal(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    // Nothing is ever written, so it needs no journal of its own.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new JournalInUse(`Another process writes ${file}.`);
  }
  return () => lock.close();
}
