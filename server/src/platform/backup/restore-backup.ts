import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DatabaseError } from 'pg';
import type { Config } from '../../config.ts';
import { endWhatMustNotReturn } from '../../db/copy/after-restore.ts';
import { stagingIn } from '../../db/copy/unfinished-restore.ts';
import { startEmbedded } from '../../db/embedded/embedded.ts';
import { lockFolder } from '../../db/embedded/folder-lock.ts';
import { prepareFolders } from '../../db/embedded/folders.ts';
import { ownerOf, useExternal } from '../../db/provide.ts';
import { StartError } from '../../errors.ts';
import { openBucket } from '../storage/bucket.ts';
import { syncFolder } from '../storage/durable-file.ts';
import { openFolder } from '../storage/folder.ts';
import { compareBucket } from './compare-bucket.ts';
import type { BackupKey } from './backup-key.ts';
import type { Start, Totals } from './contents.ts';
import { readErasedIds } from './erased-ids.ts';
import { explainFailure } from './explain.ts';
import { describeErased, findWhatMustNotReturn } from './finish-restore.ts';
import { removeFolder } from './scratch-folders.ts';
import { type Target, unpack } from './unpack.ts';

interface Options {
  readonly config: Pick<
    Config,
    | 'backup'
    | 'databaseUrl'
    | 'databaseOwnerUrl'
    | 'databaseWait'
    | 'dataDir'
    | 'production'
    | 's3'
    | 'web'
  >;
  readonly path: string;
  readonly key: BackupKey;
  readonly report: (line: string) => void;
}

const sandboxFile = 'payment-sandbox.jsonl';

/** Restores an archive where nothing is yet. If it fails, nothing is left of it; if it is killed, no start takes what is left. */
export async function restoreBackup(options: Options): Promise<Totals> {
  const { config, path } = options;
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const folders = prepareFolders(config.dataDir);
  const unlock = await lockFolder(folders, 0);
  const committed: string[] = [];
  const place = { data: folders.data, committed };
  try {
    await refuseUsed(folders.data);
    const totals = await inStaging(folders.data, () =>
      config.databaseUrl
        ? restoreOutside(options, config.databaseUrl, place)
        : restoreEmbedded(options, place),
    );
    for (const line of committed) options.report(line);
    return totals;
  } catch (error) {
    throw explainFailure(error, folders.data);
  } finally {
    unlock();
  }
}

/** What another restore has left stays until this one begins: it keeps the service from starting. */
async function inStaging(data: string, work: () => Promise<Totals>) {
  const staging = stagingIn(data);
  await removeFolder(staging);
  await mkdir(staging, { mode: 0o700 });
  try {
    return await work();
  } finally {
    await removeFolder(staging);
  }
}

interface Place {
  readonly data: string;
  /** Receives what is reported once the rows are there. */
  readonly committed: string[];
}

/** The database is moved to its place last: without it the folder counts as new. */
async function restoreEmbedded(options: Options, place: Place) {
  const { data } = place;
  const staging = stagingIn(data);
  const database = await startEmbedded({ dataDir: staging, report: options.report });
  let totals: Totals;
  try {
    const target = targetOf(options, place, database.url);
    totals = await unpack(options.path, options.key, target);
  } finally {
    await database.stop();
  }
  const putBack = await moveFiles(staging, data);
  try {
    await rename(join(staging, 'postgres'), join(data, 'postgres'));
  } catch (error) {
    await putBack();
    throw error;
  }
  await syncFolder(data);
  return totals;
}

async function restoreOutside(options: Options, url: string, place: Place) {
  const { config, report } = options;
  const { data } = place;
  const database = await useExternal(url, config, report);
  let putBack: (() => Promise<void>) | undefined;
  const target = targetOf(options, place, ownerOf(database));
  try {
    return await unpack(options.path, options.key, {
      ...target,
      beforeCommit: async () => {
        putBack = await moveFiles(stagingIn(data), data);
        await syncFolder(data);
      },
    });
  } catch (error) {
    // If the database did not answer, the rows may be there.
    if (putBack && !(error instanceof DatabaseError)) throw lostAtCommit(data);
    await putBack?.();
    throw error;
  }
}

const lostAtCommit = (data: string) =>
  new StartError(
    `The connection was lost while the rows were stored: start Kindred. If it starts, everything is restored. If it says that a restore has not ended, delete ${join(data, 'files')} and restore again.`,
  );

function targetOf(options: Options, { data, committed }: Place, url: string): Target {
  const { config, path, report } = options;
  const staging = stagingIn(data);
  const files = openFolder(join(staging, 'files'));
  return {
    report,
    open: async (start) => {
      refuseOtherFiles(start, config);
      return url;
    },
    finishRows: async ({ client }, start) => {
      const erased = await readErasedIds([config.backup.folder, dirname(path)]);
      const ended = findWhatMustNotReturn(config, new Date(start.madeAt), erased);
      committed.push(describeErased(await endWhatMustNotReturn(client, ended), erased));
    },
    saveFile: (key, content) => files.put(key, Readable.from(content, { objectMode: false })),
    saveSandbox: (content) => pipeline(content, createWriteStream(join(staging, sandboxFile))),
    compareBucket: async (lines) => {
      if (config.s3) await compareBucket(openBucket(config.s3), lines, report);
    },
    beforeCommit: async () => {},
  };
}

async function refuseUsed(data: string) {
  if (existsSync(join(data, 'postgres')))
    throw new StartError(
      `${data} has a database already, and a restore replaces nothing: move the folder away, or name another in DATA_DIR.`,
    );
  for await (const _ of openFolder(join(data, 'files')).list(''))
    throw new StartError(
      `${join(data, 'files')} has files already, and a restore replaces nothing: move the folder away, or name another in DATA_DIR.`,
    );
}

function refuseOtherFiles({ filesIn }: Start, { s3 }: Options['config']) {
  if (filesIn === 'bucket' && !s3)
    throw new StartError('The files of this backup are in a bucket: set S3_BUCKET to its name.');
  if (filesIn === 'folder' && s3)
    throw new StartError(
      'This backup has its files, and restores them into a folder: unset S3_BUCKET, and copy them into the bucket afterwards.',
    );
}

/** Moves the files to their place. Returns a function that moves them back. */
async function moveFiles(staging: string, data: string) {
  const moved: string[] = [];
  const putBack = async () => {
    for (const name of moved) await rename(join(data, name), join(staging, name));
  };
  for (const name of ['files', sandboxFile]) {
    if (!existsSync(join(staging, name))) continue;
    // It holds no file, only empty folders.
    if (name === 'files') await rm(join(data, name), { recursive: true, force: true });
    await rename(join(staging, name), join(data, name));
    moved.push(name);
  }
  return putBack;
}
