import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What an unfinished file is called; whoever lists a folder passes it by. */
export const unfinished = /^\..*\.part$/;

/** Writes a file whole or not at all, and has it on the disk before it says so. Only we may read it. */
export async function writeDurably(path: string, content: Buffer | Readable) {
  const folder = dirname(path);
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `.${basename(path)}.${randomUUID()}.part`);
  try {
    const file = await open(part, 'wx', 0o600);
    if (Buffer.isBuffer(content)) {
      await file.writeFile(content);
      await file.sync();
      await file.close();
    } else {
      await pipeline(content, file.createWriteStream({ flush: true }));
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
  if (created) await syncFolder(dirname(created));
}

async function syncFolder(path: string) {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
