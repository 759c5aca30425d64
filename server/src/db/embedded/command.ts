import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { searchPath } from '../../config.ts';
import type { Folders } from './folders.ts';
import { asArguments, type Settings } from './settings.ts';

/** What `flock` answers when the folder stayed locked. */
export const lockedStatus = 75;

const nobody = 65534;

/**
 * Under the lock: a new cluster is made beside and then renamed, what a killed one left is removed,
 * and the shell becomes the database. A parent that died before it could be watched ends it here.
 */
const script = `
set -e
[ "$PPID" = "$PARENT" ]
if [ ! -e "$CLUSTER" ]; then
  rm -rf "$CLUSTER.new"
  "$BIN/initdb" -D "$CLUSTER.new" -U kindred -A trust -E UTF8 --locale=C --locale-provider=builtin \\
    --builtin-locale=C.UTF-8 --no-instructions $INITDB
  echo 'create database kindred' | "$BIN/postgres" --single -D "$CLUSTER.new" postgres
  mv "$CLUSTER.new" "$CLUSTER"
fi
rm -f "$CLUSTER/postmaster.pid" "$RUN"/.s.PGSQL.*
exec "$BIN/postgres" -D "$CLUSTER" -k "$RUN" "$@"
`;

/**
 * One chain of programs, each becoming the next, so that the child's pid is the database's own and
 * our end is its signal to stop. The lock lives as long as any process of the database.
 */
export function databaseCommand(bin: string, folders: Folders, settings: Settings, wait: number) {
  const argv = [
    ...asOrdinaryUser(bin, folders),
    ...'setpriv --pdeathsig INT'.split(' '),
    ...`flock -F -w ${wait} -E ${lockedStatus}`.split(' '),
    folders.lock,
    'sh',
    '-c',
    script,
    'sh',
    ...asArguments(settings),
  ];
  const env = {
    PATH: searchPath,
    LC_ALL: 'C',
    PARENT: `${process.pid}`,
    BIN: bin,
    CLUSTER: folders.cluster,
    RUN: folders.run,
    INITDB: settings['fsync'] === 'off' ? '--no-sync' : '',
  };
  return { argv, env };
}

/**
 * PostgreSQL refuses to run as root or without a user name. In a namespace everyone is `nobody`;
 * where there is none to be had, root hands it on to that user.
 */
function asOrdinaryUser(bin: string, { data, cluster }: Folders): string[] {
  if (process.getuid?.() !== 0) return hasName() ? [] : ['unshare', '--user'];
  const { uid, gid } = statSync(existsSync(cluster) ? cluster : data);
  if (uid === 0 && worksInNamespace(bin, data)) return ['unshare', '--user'];
  const user = uid || nobody;
  if (uid === 0 && existsSync(cluster)) spawnSync('chown', ['-R', `${user}:${user}`, cluster]);
  // The way to the binaries and to the data may lead through folders that root alone may enter.
  const enter = '--inh-caps +dac_override --ambient-caps +dac_override';
  const become = `setpriv --reuid ${user} --regid ${gid || nobody} --clear-groups`;
  return `${become} ${enter}`.split(' ');
}

/** Containers often forbid it, and in it root is an ordinary user that others' folders keep out. */
function worksInNamespace(bin: string, data: string): boolean {
  const probe = '"$0" --version && test -w "$1"';
  const args = ['--user', 'sh', '-c', probe, join(bin, 'postgres'), data];
  return spawnSync('unshare', args, { stdio: 'ignore' }).status === 0;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
