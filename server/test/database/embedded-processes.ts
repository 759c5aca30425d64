import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { isRunning, readPidFile } from '../../src/db/embedded/pid-file.ts';

/** The processes of the embedded database: all of them work in its folder. */
export function findDatabaseProcesses(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && folderOf(name) === cluster)
    .map(Number);
}

function folderOf(pid: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

export function killDatabase(cluster: string) {
  const running = readPidFile(cluster);
  if (!running) throw new Error(`No database is running in ${cluster}.`);
  process.kill(running.pid, 'SIGKILL');
}

/**
 * Kills the database, and keeps another one from starting until the returned function is called: PostgreSQL refuses a
 * folder while a process of an earlier one is left.
 */
export function killAndHoldBack(cluster: string) {
  const left = findDatabaseProcesses(cluster).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('checkpointer'),
  );
  if (!left) throw new Error('A running database has a checkpointer.');
  process.kill(left, 'SIGSTOP');
  const release = () => void (isRunning(left) && process.kill(left, 'SIGCONT'));
  onTestFinished(release);
  killDatabase(cluster);
  return release;
}
