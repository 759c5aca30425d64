import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { basename } from 'node:path';

export interface SqlFile {
  /** The name of the file without its folder and extension. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The SQL files of a folder and the folders in it, in the order of their paths. */
export async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const paths = await readdir(folder, { recursive: true });
  const files = paths.filter((path) => path.endsWith('.sql')).toSorted();
  return Promise.all(files.map((path) => readSqlFile(folder, path)));
}

async function readSqlFile(folder: URL, path: string) {
  const text = await readFile(new URL(path, folder), 'utf8');
  const checksum = createHash('sha256').update(text).digest('hex');
  return { name: basename(path, '.sql'), text, checksum };
}
