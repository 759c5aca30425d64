import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the database writes of itself: who it is, where its socket is, and how far it has come. */
export function readPidFile(cluster: string) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), run: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

export const addressOf = (run: string) =>
  `postgresql:///kindred?host=${encodeURIComponent(run)}&user=kindred`;
