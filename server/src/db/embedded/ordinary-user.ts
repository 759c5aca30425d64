import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../errors.ts';
import type { Folders } from './folders.ts';
import { programWorks } from './programs.ts';

const unprivilegedId = 65534;
const inNamespace = ['unshare', '--user'];

interface OrdinaryUser {
  /** The programs that change the user. */
  readonly prefix: readonly string[];
  /** The user to start them as, if no program can change it. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/**
 * PostgreSQL refuses to run as root or without a user name. A user namespace solves both. Without one, root gives the
 * cluster to `no one`.
 */
export function asOrdinaryUser(bin: string, folders: Folders, path: string): OrdinaryUser {
  if (process.getuid?.() !== 0) return hasName() ? { prefix: [] } : namelessUser(path);
  const { data, cluster } = folders;
  const owner = statSync(existsSync(cluster) ? cluster : data);
  const probe = canRun(bin, '-w', data);
  if (owner.uid === 0 && programWorks([...inNamespace, ...probe], { path }))
    return { prefix: inNamespace };
  const user = { uid: owner.uid || unprivilegedId, gid: owner.gid || unprivilegedId };
  if (owner.uid === 0 && existsSync(cluster))
    spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster], { env: { PATH: path } });
  // The path to the binaries and to the data may lead through folders that only root may enter.
  const enter = '--inh-caps +dac_override --ambient-caps +dac_override';
  const become = `setpriv --reuid ${user.uid} --regid ${user.gid} --clear-groups ${enter}`;
  if (programWorks([...become.split(' '), ...probe], { path }))
    return { prefix: become.split(' ') };
  if (programWorks(canRun(bin, '-x', dirname(data)), { path, user })) {
    for (const folder of [data, folders.run]) chownSync(folder, user.uid, user.gid);
    return { prefix: [], user };
  }
  throw new StartError(
    `PostgreSQL refuses to run as root, and user ${user.uid}, who would run it, cannot enter ${bin} or ${data}: start Kindred as an ordinary user, install util-linux, or set DATABASE_URL.`,
  );
}

/** A container often forbids a user, and ordinary users cannot enter every folder. */
const canRun = (bin: string, right: '-w' | '-x', folder: string) => [
  ...['sh', '-c', '"$0" --version && test "$1" "$2"'],
  ...[join(bin, 'postgres'), right, folder],
];

function namelessUser(path: string): OrdinaryUser {
  if (programWorks([...inNamespace, 'true'], { path })) return { prefix: inNamespace };
  throw new StartError(
    `PostgreSQL refuses user ${process.getuid?.()}, who has no name here: give this user a name, install util-linux, or set DATABASE_URL.`,
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
