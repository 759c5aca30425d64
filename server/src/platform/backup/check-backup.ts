import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { CopiedTable } from '../../db/copy/copied-tables.ts';
import { copyOut, prepareToCopy } from '../../db/copy/copy-rows.ts';
import { startEmbedded } from '../../db/embedded/embedded.ts';
import { withClient } from '../../db/with-client.ts';
import { StartError } from '../../errors.ts';
import { openFolder } from '../storage/folder.ts';
import { markDamaged } from './archives.ts';
import type { BackupKey } from './backup-key.ts';
import type { Totals } from './contents.ts';
import { createMeter, type Tail } from './entries.ts';
import { explainFailure } from './explain.ts';
import { openCheckingFolder } from './scratch-folders.ts';
import { unpack } from './unpack.ts';

interface Options {
  readonly dataDir: string;
  readonly report: (line: string) => void;
  /** Ends the check, which removes what it has restored. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Restores an archive into a database and a folder that exist only for this, and compares all rows and files with what was
 * read when the backup was made. Needs as much room as the service itself, in its data folder. If the archive fails, it gets a
 * name that no longer counts.
 */
export async function checkBackup(path: string, key: BackupKey, options: Options) {
  const { signal, report } = options;
  const stopped = () =>
    new StartError(`The check of ${basename(path)} was stopped before its end.`);
  await using folder = await openCheckingFolder(options.dataDir);
  if (signal?.aborted) throw stopped();
  // It is thrown away, so it need not survive a crash.
  const settings = { fsync: 'off' };
  const database = await startEmbedded({ dataDir: folder.path, settings, report });
  const stop = () => void database.stop();
  signal?.addEventListener('abort', stop);
  try {
    if (signal?.aborted) throw stopped();
    const scratch = { url: database.url, scratch: folder.path, report, signal };
    return await restoreAndCompare(path, key, scratch);
  } catch (error) {
    if (signal?.aborted) throw stopped();
    const explained = explainFailure(error, folder.path);
    // The machine has failed, which says nothing about the archive.
    if (explained !== error) throw explained;
    throw await explainDamage(path, error);
  } finally {
    signal?.removeEventListener('abort', stop);
    await database.stop();
  }
}

async function explainDamage(path: string, error: unknown) {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const reason =
    error instanceof StartError ? message : `The check of ${basename(path)} failed (${message}).`;
  const name = await markDamaged(path);
  return new StartError(
    `${reason} It is now ${name}, which --keep does not count, and which is restored only by its name.`,
    { cause: error },
  );
}

interface Scratch {
  readonly url: string;
  readonly scratch: string;
  readonly report: (line: string) => void;
  readonly signal: AbortSignal | undefined;
}

async function restoreAndCompare(path: string, key: BackupKey, options: Scratch) {
  const { url, scratch, report, signal } = options;
  const files = openFolder(join(scratch, 'files'));
  const expected: { table: CopiedTable; tail: Tail }[] = [];
  const totals = await unpack(path, key, {
    report,
    signal,
    open: async () => url,
    saveFile: (name, content) => files.put(name, Readable.from(content, { objectMode: false })),
    saveSandbox: drain,
    compareBucket: drain,
    beforeCommit: async () => {},
    check: async (head, tail) => {
      if (head.kind === 'table') expected.push({ table: head, tail });
      if (head.kind !== 'file') return;
      const stored = await files.open(head.key);
      await compare(`The file ${head.key}`, tail, stored?.stream);
      await files.remove(head.key);
    },
  });
  await compareTables(url, expected);
  return totals satisfies Totals;
}

async function compareTables(url: string, expected: readonly { table: CopiedTable; tail: Tail }[]) {
  await withClient(url, async (client) => {
    await prepareToCopy(client);
    for (const { table, tail } of expected)
      await compare(`The table ${table.name}`, tail, copyOut(client, table));
  });
}

async function compare(what: string, tail: Tail, content: AsyncIterable<Buffer> | undefined) {
  const meter = createMeter();
  if (content) for await (const piece of content) meter.add(piece);
  if (meter.tail().sha256 !== tail.sha256)
    throw new StartError(
      `${what} is different after a restore: keep the backups before this one, and report it.`,
    );
}

async function drain(content: AsyncIterable<Buffer>) {
  for await (const _ of content);
}
