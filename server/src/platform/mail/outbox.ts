import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../storage/durable-file.ts';

/** Takes away what was written to an address, where a folder stands for the mail server. */
export async function removeMails(folder: string, address: string) {
  // Whole: one address may end like another.
  await removeFrom(folder, async (path) =>
    (await readHead(path)).split(/[\s<>,:"]+/).includes(address),
  );
}

/** The same for all that was written before some time. */
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

/** What stands above the text, with lines that were folded made whole. */
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
