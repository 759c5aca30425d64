import { statfs } from 'node:fs/promises';

/** The bytes of the disk that holds a folder. Null on one that does not say. */
export async function readDisk(folder: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
