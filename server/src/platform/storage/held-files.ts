import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoreMissing, removeDurably } from './durable-file.ts';

const markerIn = (root: string) => join(root, '.held');
export const removedIn = (root: string) => join(root, '.removed');

/** A backup renews its mark while it runs. One that was killed holds files for this long. */
const heldMs = 3_600_000;
const renewMs = 60_000;

async function isHeld(root: string) {
  const about = await stat(markerIn(root)).catch(ignoreMissing);
  return about !== undefined && Date.now() - about.mtimeMs < heldMs;
}

/**
 * Removes a file, or moves it aside while a backup runs. A file is removed after its row: if no backup was running then, the
 * rows of a later backup don't have it.
 */
export async function removeUnlessHeld(root: string, place: string) {
  const path = join(root, place);
  if (await isHeld(root)) {
    const aside = join(removedIn(root), place);
    await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
    await rename(path, aside).catch(ignoreMissing);
  }
  await removeDurably(path);
}

/** From now on a removed file is kept until `release`, in all processes that use the folder. */
export async function holdFiles(root: string) {
  const marker = markerIn(root);
  await mkdir(root, { recursive: true, mode: 0o700 });
  await rm(removedIn(root), { recursive: true, force: true });
  await writeFile(marker, '', { mode: 0o600 });
  await utimes(marker, new Date(), new Date());
  const timer = setInterval(
    () => void utimes(marker, new Date(), new Date()).catch(() => undefined),
    renewMs,
  );
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rm(marker, { force: true });
    await rm(removedIn(root), { recursive: true, force: true });
  };
}

/** Deletes what a killed backup has left. */
export async function sweepHeld(root: string) {
  if (await isHeld(root)) return;
  await rm(markerIn(root), { force: true });
  await rm(removedIn(root), { recursive: true, force: true });
}
