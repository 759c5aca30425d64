import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProfileColumn, keyColumns, outcomeColumns, profileColumns } from './columns.ts';
import { readCsv } from './read-csv.ts';

/** What a person wrote when signing up. NaN where nothing was written. */
export interface Person {
  readonly id: string;
  readonly profile: Readonly<Record<ProfileColumn, number>>;
}

export interface Pair {
  readonly wave: string;
  readonly woman: Person;
  readonly man: Person;
  readonly womanLikes: boolean;
  readonly manLikes: boolean;
  readonly match: boolean;
}

/** Reads a CSV file, or all of a folder. */
export async function readPairs(path: string) {
  const isFolder = (await stat(path)).isDirectory();
  const names = isFolder ? (await readdir(path)).toSorted() : [''];
  const files = names.filter((name) => !isFolder || name.endsWith('.csv'));
  const texts = await Promise.all(files.map((name) => readFile(join(path, name), 'utf8')));
  // Two files can hold the same wave.
  const pairs = texts
    .flatMap(pairsOf)
    .map((pair) => [`${pair.woman.id} ${pair.man.id}`, pair] as const);
  return [...new Map(pairs).values()];
}

/** The file has a row for each side of a date. A pair is both of them. */
export function pairsOf(text: string): Pair[] {
  const rows = readCsv(text, [...keyColumns, ...outcomeColumns, ...profileColumns]);
  const people = new Map(rows.map((row) => [row.iid, toPerson(row)]));
  const others = new Map(rows.map((row) => [`${row.iid} ${row.pid}`, row]));
  return rows
    .filter(({ gender }) => gender === '0')
    .flatMap((row) => {
      const other = others.get(`${row.pid} ${row.iid}`);
      const woman = people.get(row.iid);
      const man = people.get(row.pid);
      if (!other || !woman || !man) return [];
      const womanLikes = row.dec === '1';
      const manLikes = other.dec === '1';
      return [{ wave: row.wave, woman, man, womanLikes, manLikes, match: row.match === '1' }];
    });
}

const toPerson = (row: Record<ProfileColumn | 'iid', string>): Person => ({
  id: row.iid,
  profile: Object.fromEntries(
    profileColumns.map((name) => [name, toNumber(row[name])]),
  ) as Person['profile'],
});

const toNumber = (text: string) => (text === '' ? Number.NaN : Number(text.replaceAll(',', '')));
