import { createHash, randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  opendir,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ignoreMissing, removeDurably, writeDurably } from './durable-file.ts';
import { removeUnlessHeld, sweepHeld } from './held-files.ts';
import type { Entry, Storage } from './storage.ts';
import { checkKey, isBackedUp } from './keys.ts';

const missing = new Set(['ENOENT', 'ENOTDIR']);

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (missing.has(error.code ?? '')) return null;
  throw error;
}

/** Files in a folder, spread over 4096 below it so that none of them grows too large to search. */
export function openFolder(root: string): Storage {
  const parts = join(root, '.parts');

  function below(key: string) {
    checkKey(key);
    return join(createHash('sha256').update(key).digest('hex').slice(0, 3), key);
  }
  const pathOf = (key: string) => join(root, below(key));

  return {
    put: async (key, content) => writeDurably(pathOf(key), content, parts),

    async open(key) {
      const file = await open(pathOf(key)).catch(nullIfMissing);
      const about = await file?.stat();
      if (file && about?.isFile()) return { size: about.size, stream: file.createReadStream() };
      await file?.close();
      return null;
    },

    read: (key) => readFile(pathOf(key)).catch(nullIfMissing),

    // What no backup has is not kept for one either.
    remove: async (key) =>
      isBackedUp(key) ? removeUnlessHeld(root, below(key)) : removeDurably(pathOf(key)),

    placeOf: async (key) => `/${below(key)}`,

    async *list(prefix) {
      for (const shard of await namesIn(root)) {
        if (!shard.startsWith('.')) yield* listShard(join(root, shard), prefix);
      }
    },

    async sweep(before) {
      await sweepHeld(root);
      for (const name of await namesIn(parts)) {
        const path = join(parts, name);
        const about = await stat(path).catch(ignoreMissing);
        if (about && about.mtime < before) await rm(path, { force: true });
      }
    },

    identity: async () => `folder ${await readOrCreateId(root)}`,

    close: () => undefined,
  };
}

/** Of several processes that create it together, all read the same. */
async function readOrCreateId(root: string) {
  const path = join(root, '.id');
  const existing = await readFile(path, 'utf8').catch(ignoreMissing);
  if (existing) return existing;
  await mkdir(root, { recursive: true });
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, randomUUID(), { flush: true });
  await link(part, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(part);
  return readFile(path, 'utf8');
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
