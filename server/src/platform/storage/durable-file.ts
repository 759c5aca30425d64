import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPortable } from '../../config.ts';

const onlyOurs = { folder: 0o700, file: 0o600 };

/**
 * Writes a file completely or not at all, and returns when it is on the disk. Until it is complete it is in
 * `parts`, on the same disk.
 */
export async function writeDurably(
  path: string,
  content: Buffer | Readable,
  parts = dirname(path),
) {
  const part = join(parts, `.${basename(path)}.${randomUUID()}`);
  await mkdir(parts, { recursive: true, mode: onlyOurs.folder });
  try {
    await write(part, content);
    const created = await moveTo(path, part);
    // The file may be removed already, and its folder with it.
    await syncFolders(dirname(path), created ? dirname(created) : dirname(path)).catch(
      ignoreMissing,
    );
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Someone removed the file before it was complete, such as the erasure of the member that a mail is for. */
export class RemovedWhileWritten extends Error {}

/** Returns the first folder that was created for it. */
async function moveTo(path: string, part: string) {
  for (;;) {
    try {
      const created = await mkdir(dirname(path), { recursive: true, mode: onlyOurs.folder });
      await rename(part, path);
      return created;
    } catch (error) {
      ignoreMissing(error as NodeJS.ErrnoException);
      // Otherwise the folder was removed with its last file at the same moment.
      if (!existsSync(part)) throw new RemovedWhileWritten(basename(path), { cause: error });
    }
  }
}

/** Returns when the removal of a file is on the disk. */
export async function removeDurably(path: string) {
  await rm(path, { force: true });
  const folder = dirname(path);
  await syncFolders(folder, folder).catch(ignoreMissing);
  // Its name may reveal whose file it was. A folder with other files stays.
  await rmdir(folder).catch(() => undefined);
}

async function write(path: string, content: Buffer | Readable) {
  const file = await open(path, 'wx', onlyOurs.file);
  const stream = file.createWriteStream({ flush: true });
  await pipeline(Buffer.isBuffer(content) ? [content] : content, stream);
}

/** The folders from that of the file up to the first one that existed before. */
async function syncFolders(from: string, to: string) {
  for (let path = from; ; path = dirname(path)) {
    await syncFolder(path);
    if (path === to) return;
  }
}

/** Returns when the names in a folder are on the disk. Windows writes them with the file, and cannot be asked. */
export async function syncFolder(path: string) {
  if (isPortable) return;
  await using folder = await open(path);
  await folder.sync();
}

export function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
