import { createHash } from 'node:crypto';
import { open, opendir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ignoreMissing, removeDurably, writeDurably } from './durable-file.ts';
import type { Entry, Storage } from './storage.ts';
import { checkKey } from './keys.ts';

const missing = new Set(['ENOENT', 'ENOTDIR']);

/** Files in a folder, spread over 4096 below it so that none of them grows too large to search. */
export function openFolder(root: string): Storage {
  const parts = join(root, '.parts');

  function pathOf(key: string) {
    checkKey(key);
    return join(root, createHash('sha256').update(key).digest('hex').slice(0, 3), key);
  }

  return {
    put: async (key, content) => writeDurably(pathOf(key), content, parts),

    async open(key) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (missing.has(error.code ?? '')) return null;
        throw error;
      });
      const about = await file?.stat();
      if (file && about?.isFile()) return { size: about.size, stream: file.createReadStream() };
      await file?.close();
      return null;
    },

    remove: async (key) => removeDurably(pathOf(key)),

    async *list(prefix) {
      for (const shard of await namesIn(root)) {
        if (!shard.startsWith('.')) yield* listShard(join(root, shard), prefix);
      }
    },

    async sweep(before) {
      for (const name of await namesIn(parts)) {
        const path = join(parts, name);
        const about = await stat(path).catch(ignoreMissing);
        if (about && about.mtime < before) await rm(path, { force: true });
      }
    },

    close: () => undefined,
  };
}

const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    ignoreMissing(error);
    return [];
  });

async function* listShard(shard: string, prefix: string): AsyncIterable<Entry> {
  for await (const entry of await opendir(shard, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(shard, path);
    if (!entry.isFile() || !key.startsWith(prefix)) continue;
    const about = await stat(path).catch(ignoreMissing);
    if (about) yield { key, size: about.size, changedAt: about.mtime };
  }
}
