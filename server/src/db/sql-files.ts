import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

export interface SqlFile {
  /** The name of the file without its extension. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The SQL files of a folder in the order of their names. */
export async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map((name) => readSqlFile(folder, name)));
}

async function readSqlFile(folder: URL, name: string) {
  const text = await readFile(new URL(name, folder), 'utf8');
  const checksum = createHash('sha256').update(text).digest('hex');
  return { name: name.slice(0, -'.sql'.length), text, checksum };
}
