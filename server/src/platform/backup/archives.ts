import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../errors.ts';
import { ignoreMissing, syncFolder } from '../storage/durable-file.ts';

const shape = /^kindred-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(\.damaged)?$/;
const damagedEnd = '.damaged';

/** Sorted by name, they are sorted by time. */
export const archiveNameOf = (time: Date) =>
  `kindred-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

function timeOf(name: string) {
  const [, day, hour, minute, second] = shape.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

const namesIn = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    ignoreMissing(error);
    return [];
  });

/** The complete archives of a folder, oldest first, and those whose check failed. */
async function findArchives(folder: string, before?: Date) {
  const all = (await namesIn(folder))
    .filter((name) => shape.test(name) && (!before || timeOf(name) <= before.getTime()))
    .toSorted();
  const isDamaged = (name: string) => name.endsWith(damagedEnd);
  return { good: all.filter((name) => !isDamaged(name)), damaged: all.filter(isDamaged) };
}

/** When the newest complete archive was made. */
export async function findNewestTime(folder: string) {
  const newest = (await findArchives(folder)).good.at(-1);
  return newest === undefined ? null : new Date(timeOf(newest));
}

/** The newest archive, or the newest from before a moment. Reports those that would be newer, but are damaged. */
export async function findArchive(
  folder: string,
  report: (line: string) => void,
  before?: Date,
): Promise<string> {
  const { good, damaged } = await findArchives(folder, before);
  const found = good.at(-1);
  if (!found) throw await explainMissing(folder, damaged.at(-1), before);
  for (const name of damaged)
    if (name > found) report(`${name} is newer, but its check failed: it is left out.`);
  return join(folder, found);
}

async function explainMissing(folder: string, damaged: string | undefined, before?: Date) {
  const [oldest] = (await findArchives(folder)).good;
  if (damaged)
    return new StartError(
      `The check of each backup that could be used has failed: name another folder in BACKUP_DIR, or try ${join(folder, damaged)} by its name.`,
    );
  return new StartError(
    before && oldest
      ? `The oldest backup in ${folder} is ${oldest}, which was made later than ${before.toISOString()}.`
      : `There is no backup in ${folder}: name another folder in BACKUP_DIR, or the file.`,
  );
}

/** Deletes the oldest archives beyond a number, with damaged ones of their age, and returns their names. */
export async function keepNewest(folder: string, count: number) {
  const { good, damaged } = await findArchives(folder);
  const oldest = good.at(-count);
  if (!oldest) return [];
  const gone = [...good, ...damaged].filter((name) => name < oldest).toSorted();
  for (const name of gone) await rm(join(folder, name), { force: true });
  return gone;
}

/** From now on it is neither counted nor restored, unless someone names it. Returns its new name. */
export async function markDamaged(path: string) {
  const name = `${basename(path)}${damagedEnd}`;
  await rename(path, join(dirname(path), name));
  await syncFolder(dirname(path));
  return name;
}

/** Removes what a backup that was killed has left. No other backup of this folder may be running. */
export async function removeUnfinished(folder: string) {
  for (const name of await namesIn(folder))
    if (/^\.kindred-.*\.backup\./.test(name)) await rm(join(folder, name), { force: true });
}
