import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { basename } from 'node:path';
import { nameOf } from '../../db/copy/copied-tables.ts';
import { copyIn } from '../../db/copy/copy-rows.ts';
import { findFiles } from '../../db/copy/create-schema.ts';
import { fillDatabase, type FilledDatabase } from '../../db/copy/fill-database.ts';
import type { BackupKey } from './backup-key.ts';
import type { Head, Start, Totals } from './contents.ts';
import { type Entry, readEntries, type Tail } from './entries.ts';
import { unseal } from './seal-stream.ts';

export interface Target {
  /** Called with what the backup is before anything is read, to refuse it. Returns the address of an empty database. */
  readonly open: (start: Start) => Promise<string>;
  /** Called when all rows are there, in their transaction. */
  readonly finishRows?: (database: FilledDatabase, start: Start) => Promise<void>;
  readonly saveFile: (key: string, content: AsyncIterable<Buffer>) => Promise<void>;
  readonly saveSandbox: (content: AsyncIterable<Buffer>) => Promise<void>;
  /** Receives the lines of a list of files, each with a key, a tab and a size. */
  readonly compareBucket: (lines: AsyncIterable<Buffer>) => Promise<void>;
  /** Called with what was in a table or file after it has been written. */
  readonly check?: (head: Head, tail: Tail) => Promise<void>;
  /** Called when the backup was read to its end, right before the rows are committed. */
  readonly beforeCommit: () => Promise<void>;
  readonly report: (line: string) => void;
  /** Ends the reading of the archive. */
  readonly signal?: AbortSignal | undefined;
}

/** Reads an archive from its start to its end into an empty database. If anything fails, nothing is committed. */
export async function unpack(path: string, key: BackupKey, target: Target): Promise<Totals> {
  const source = createReadStream(path, { signal: target.signal });
  try {
    const opened = Readable.from(unseal(source, key, basename(path)), { objectMode: false });
    const unpacked = pipeline(opened, createZstdDecompress(), () => undefined);
    return await unpackEntries(readEntries<Head>(unpacked), target);
  } finally {
    source.destroy();
  }
}

async function unpackEntries(entries: Entries, target: Target) {
  const first = (await entries.next()).value;
  if (first?.head.kind !== 'start') throw new Error('The backup has no start');
  const start = first.head;
  await drain(first.content);
  const files = await findFiles(start.shape, start.version);
  const database = await fillDatabase(await target.open(start), start.shape, files);
  try {
    const totals = await readAll(entries, database, start, target);
    await target.beforeCommit();
    await database.commit();
    return totals;
  } finally {
    await database.close();
  }
}

type Entries = AsyncGenerator<Entry<Head>, void>;

async function readAll(
  entries: Entries,
  database: FilledDatabase,
  start: Start,
  target: Target,
): Promise<Totals> {
  const totals = { tables: 0, rows: 0, files: 0 };
  let end: Extract<Head, { kind: 'end' }> | undefined;
  let rowsAreDone = false;
  for await (const { head, content, tail } of entries) {
    if (head.kind !== 'table' && !rowsAreDone) {
      await database.finishRows();
      await target.finishRows?.(database, start);
      rowsAreDone = true;
    }
    if (head.kind === 'table') {
      await fillTable(database, head, content, target);
      totals.tables += 1;
      totals.rows += tail().lines;
    } else if (head.kind === 'file') {
      await target.saveFile(head.key, content);
      totals.files += 1;
    } else if (head.kind === 'sandbox') await target.saveSandbox(content);
    else if (head.kind === 'bucket') await target.compareBucket(content);
    else if (head.kind === 'end') {
      await drain(content);
      end = head;
    }
    await target.check?.(head, tail());
  }
  if (end?.tables !== totals.tables || end.files !== totals.files)
    throw new Error('The backup does not have what its end counts');
  return totals;
}

async function fillTable(
  { client, tables }: FilledDatabase,
  table: Extract<Head, { kind: 'table' }>,
  content: AsyncIterable<Buffer>,
  { report }: Target,
) {
  if (tables.has(nameOf(table))) return copyIn(client, table, content);
  report(`The table ${nameOf(table)} is not one of Kindred: it is left out.`);
  return drain(content);
}

async function drain(content: AsyncIterable<Buffer>) {
  for await (const _ of content);
}
