import { constants, existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { StartError } from '../../errors.ts';
import { syncFolder } from '../storage/durable-file.ts';

/**
 * The ids of erased members are kept with the backups, one a line and nothing else about them, so that a restore can erase
 * them again. Writing appends complete lines, so several processes may do it.
 */
const fileIn = (folder: string) => join(resolve(folder), 'erased-ids');

const line = /^[0-9a-f-]{36}$/;

export interface ErasedIds {
  readonly ids: readonly string[];
  /** The lists that were read. */
  readonly lists: readonly string[];
  /** Where a list could have been. */
  readonly places: readonly string[];
}

/** Reads the lists of these folders together. */
export async function readErasedIds(folders: readonly string[]): Promise<ErasedIds> {
  const places = [...new Set(folders.map(fileIn))];
  const ids = new Set<string>();
  const lists: string[] = [];
  for (const place of places) {
    const text = await readList(place);
    if (text === undefined) continue;
    lists.push(place);
    for (const each of text.split('\n')) if (line.test(each)) ids.add(each);
  }
  return { ids: [...ids], lists, places };
}

const readList = (path: string) =>
  readFile(path, 'utf8').catch(({ code = '' }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return undefined;
    throw new StartError(`${path} cannot be read (${code}): allow it.`);
  });

/** Adds those that the list does not have. Afterwards there is a list, even if it is empty. */
export async function addErasedIds(folder: string, ids: readonly string[]) {
  const known = new Set((await readErasedIds([folder])).ids);
  await append(
    folder,
    ids.filter((id) => !known.has(id)),
  );
}

/** Production runs no jobs where an erasure could not be listed. */
export async function beginErasedIds(folder: string) {
  await append(folder, []).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new StartError(
      `Erased members cannot be listed in ${resolve(folder)} (${code ?? message}), so a restore would bring them back: let the user of this process write there, or name another folder in BACKUP_DIR.`,
    );
  });
}

/** A demo without backups keeps nothing. An id that is there twice does no harm. */
export async function addErasedId(
  { backup: { folder }, production }: Pick<Config, 'backup' | 'production'>,
  id: string,
) {
  if (production || existsSync(folder)) await append(folder, [id]);
}

async function append(folder: string, ids: readonly string[]) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { O_APPEND, O_CREAT, O_WRONLY } = constants;
  await using file = await open(fileIn(folder), O_APPEND | O_CREAT | O_WRONLY, 0o600);
  // A line that was cut off by a full disk ends here.
  if (ids.length > 0) await file.write(`\n${ids.join('\n')}\n`);
  await file.sync();
  await syncFolder(folder);
}
