import { createReadStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, addAbortSignal, pipeline } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import type { Config } from '../../config.ts';
import { findErasedIds } from '../../db/copy/after-restore.ts';
import { copyOut } from '../../db/copy/copy-rows.ts';
import { openCopy } from '../../db/copy/open-copy.ts';
import { openBucket } from '../storage/bucket.ts';
import { writeDurably } from '../storage/durable-file.ts';
import { openFolder } from '../storage/folder.ts';
import { holdFiles, removedIn } from '../storage/held-files.ts';
import { isBackedUp } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';
import { StartError } from '../../errors.ts';
import { archiveNameOf, removeUnfinished } from './archives.ts';
import type { BackupKey } from './backup-key.ts';
import type { Head, Start, Totals } from './contents.ts';
import { writeEntry } from './entries.ts';
import { addErasedIds } from './erased-ids.ts';
import { explainFailure } from './explain.ts';
import { clearChecks } from './scratch-folders.ts';
import { seal } from './seal-stream.ts';

interface Options {
  readonly config: Pick<Config, 'backup' | 'dataDir' | 's3'>;
  /** Address of the database, as its owner. */
  readonly url: string;
  readonly key: BackupKey;
  readonly version: string;
  /** Ends the backup, and leaves nothing of it. */
  readonly signal?: AbortSignal;
}

type Counts = { -readonly [Name in keyof Totals]: Totals[Name] };

/** Writes one archive with all rows as of one moment, and all files that these rows may need. */
export async function makeBackup({ config, url, key, version, signal }: Options) {
  const { folder } = config.backup;
  const totals: Counts = { tables: 0, rows: 0, files: 0 };
  try {
    await clearChecks(config.dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const copy = await openCopy(url);
    const stop = () => void copy.close();
    signal?.addEventListener('abort', stop);
    try {
      signal?.throwIfAborted();
      await removeUnfinished(folder);
      // Files that are removed from now on stay until the end. The rows are read afterwards.
      await using files = await openFiles(config);
      const shape = await copy.begin();
      await addErasedIds(folder, await findErasedIds(copy.client));
      const madeAt = new Date();
      const start = { version, madeAt: madeAt.toISOString(), filesIn: files.kind, shape };
      const path = join(folder, archiveNameOf(madeAt));
      const entries = Readable.from(writeAll(copy, files, start, totals), { objectMode: false });
      const packed = pipeline(entries, createZstdCompress(), () => undefined);
      const sealed = Readable.from(seal(packed, key), { objectMode: false });
      await writeDurably(path, signal ? addAbortSignal(signal, sealed) : sealed);
      return { path, ...totals };
    } finally {
      signal?.removeEventListener('abort', stop);
      await copy.close();
    }
  } catch (error) {
    if (signal?.aborted) throw new StartError('The backup was stopped before its end.');
    throw explainFailure(error, folder);
  }
}

type Copy = Awaited<ReturnType<typeof openCopy>>;
type Files = Awaited<ReturnType<typeof openFiles>>;

async function* writeAll(
  { client, end }: Copy,
  files: Files,
  start: Omit<Start, 'kind'>,
  totals: Counts,
) {
  yield* write({ kind: 'start', ...start });
  for (const table of start.shape.tables) {
    const counted = countLines(copyOut(client, table), (lines) => (totals.rows += lines));
    yield* write({ kind: 'table', ...table }, counted);
    totals.tables += 1;
  }
  // Migrations may change the tables again.
  await end();
  for await (const { head, content } of files.list()) {
    yield* write(head, content);
    if (head.kind === 'file') totals.files += 1;
  }
  yield* write({ kind: 'end', tables: totals.tables, files: totals.files });
}

const write = (head: Head, content?: AsyncIterable<Buffer>) => writeEntry(head, content);

async function* countLines(pieces: AsyncIterable<Buffer>, add: (lines: number) => void) {
  for await (const piece of pieces) {
    let lines = 0;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1;
    add(lines);
    yield piece;
  }
}

interface File {
  readonly head: Head;
  readonly content: AsyncIterable<Buffer>;
}

/** The files that belong into a backup. */
async function openFiles({ s3, dataDir }: Options['config']) {
  if (s3) {
    const bucket = openBucket(s3);
    return {
      kind: 'bucket' as const,
      list: () => [{ head: { kind: 'bucket' as const }, content: listLines(bucket) }],
      [Symbol.asyncDispose]: async () => bucket.close(),
    };
  }
  const root = join(dataDir, 'files');
  const release = await holdFiles(root);
  return {
    kind: 'folder' as const,
    async *list(): AsyncIterable<File> {
      yield* readFiles(openFolder(root));
      yield* readFiles(openFolder(removedIn(root)));
      const sandbox = join(dataDir, 'payment-sandbox.jsonl');
      if (existsSync(sandbox))
        yield { head: { kind: 'sandbox' }, content: createReadStream(sandbox) };
    },
    [Symbol.asyncDispose]: release,
  };
}

/** One that is removed after it was listed is among the removed files, which come later. */
async function* readFiles(storage: Storage): AsyncIterable<File> {
  for await (const { key } of storage.list('')) {
    if (!isBackedUp(key)) continue;
    const stored = await storage.open(key);
    if (stored) yield { head: { kind: 'file', key }, content: stored.stream };
  }
}

async function* listLines(bucket: Storage) {
  for await (const { key, size } of bucket.list(''))
    if (isBackedUp(key)) yield Buffer.from(`${key}\t${size}\n`);
}
