import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../storage/durable-file.ts';

/** Deletes the mails to an address, if a folder replaces the mail server. */
export async function removeMails(folder: string, address: string) {
  // Compared in full, as one address may end like another.
  await removeFrom(folder, async (path) =>
    (await readHead(path)).split(/[\s<>,:"]+/).includes(address),
  );
}

/** Deletes the mails that were written before some time. */
export async function removeMailsBefore(folder: string, time: Date) {
  await removeFrom(folder, async (path) => {
    const about = await stat(path).catch(ignoreMissing);
    return about ? about.mtime < time : false;
  });
}

async function removeFrom(folder: string, goes: (path: string) => Promise<boolean>) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    ignoreMissing(error);
    return [];
  });
  for (const name of names) {
    const path = join(folder, name);
    if (await goes(path)) await rm(path, { force: true });
  }
}

/** The headers of a mail, with folded lines joined. */
async function readHead(path: string) {
  const file = await open(path).catch(ignoreMissing);
  if (!file) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n');
    return head.replaceAll(/\r\n[ \t]+/g, '').toLowerCase();
  } finally {
    await file.close();
  }
}
