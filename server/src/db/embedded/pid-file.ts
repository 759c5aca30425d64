import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** The status file of the database: pid, port, socket folder and whether it is ready. */
export function readPidFile(cluster: string) {
  try {
    const lines = readFileSync(pidFileOf(cluster), 'utf8').split('\n');
    const state = lines[7]?.trim();
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      run: lines[4] ?? '',
      state,
      ready: state === 'ready',
    };
  } catch {
    return undefined;
  }
}

export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export const addressOf = (run: string) =>
  `postgresql:///kindred?host=${encodeURIComponent(run)}&user=kindred`;
