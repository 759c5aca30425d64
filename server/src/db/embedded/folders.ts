import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../errors.ts';
import { major } from './binaries.ts';

export interface Folders {
  readonly data: string;
  /** The folder of the database cluster. */
  readonly cluster: string;
  /** The folder of the socket. */
  readonly run: string;
  readonly lock: string;
  readonly log: string;
}

/** The system's own limit for the path of a socket is 107 bytes. */
const longestRun = 100 - '/.s.PGSQL.5432'.length;

export function prepareFolders(dataDir: string): Folders {
  const data = resolve(dataDir);
  const cluster = join(data, 'postgres');
  const run = socketFolder(data);
  try {
    makeFolder(data);
    makeFolder(run);
    if (existsSync(cluster)) checkCluster(cluster);
    checkOwn(run);
  } catch (error) {
    throw explainFolder(error, data);
  }
  return { data, cluster, run, lock: join(data, 'lock'), log: join(data, 'postgres.log') };
}

/** Node's own recursion reports a read-only disk as ENOENT, and never ends in /proc. */
function makeFolder(path: string) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, 0o700);
}

function socketFolder(data: string): string {
  const beside = join(data, 'run');
  if (Buffer.byteLength(beside) <= longestRun) return beside;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return join(tmpdir(), `kindred-${process.getuid?.()}-${name}`);
}

/**
 * Another user with access to the folder could impersonate the database, and it may be in a shared folder for temporary
 * files.
 */
function checkOwn(run: string) {
  // Windows has neither these users nor a socket there.
  if (!process.getuid) return;
  const { uid } = lstatSync(run);
  if (uid !== process.getuid() && process.getuid() !== 0) throw notYours(run);
  chmodSync(run, 0o700);
}

function checkCluster(cluster: string) {
  const me = process.getuid?.();
  if (me && statSync(cluster).uid !== me) throw notYours(cluster);
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === major) return;
  const age = Number(version) > Number(major) ? 'newer' : 'older';
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${version}, which is ${age} than ${major}, the version that this Kindred uses: use the Kindred that created it, or another DATA_DIR.`,
  );
}

const notYours = (folder: string) =>
  new StartError(
    `The folder ${folder} belongs to another user: start as that user, or name a folder of your own in DATA_DIR.`,
  );

function explainFolder(error: unknown, data: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code && ['EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(code)) return notWritable(data);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(data);
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StartError(`The data folder ${data} is not a folder: name another in DATA_DIR.`);
  return error;
}

/** A stopped database is never replaced by an empty one. */
export function checkFolders({ data, cluster }: Folders): void {
  try {
    statSync(join(cluster, 'PG_VERSION'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw gone(cluster);
    throw explainFolder(error, data);
  }
  prepareFolders(data);
}

const gone = (cluster: string) =>
  new StartError(
    `The database in ${cluster} is missing: restore the folder, or use another DATA_DIR.`,
  );

export const notWritable = (data: string) =>
  new StartError(
    `The data folder ${data} cannot be written: allow it, or name another folder in DATA_DIR.`,
  );

export const diskFull = (data: string) =>
  new StartError(
    `The disk that holds ${data} is full: make room, or name a folder elsewhere in DATA_DIR.`,
  );
