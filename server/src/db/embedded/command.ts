import { programWorks } from './programs.ts';
import { asOrdinaryUser } from './ordinary-user.ts';
import type { Folders } from './folders.ts';
import { addressOf } from './pid-file.ts';
import { asArguments, type Settings } from './settings.ts';

export interface DatabaseCommand {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** What does not work on this system, in one line. */
  readonly weakness?: string | undefined;
  readonly portable: boolean;
  readonly url: string;
  /** Creates the cluster, where the program itself does not. */
  readonly create: () => Promise<void>;
  /** Asks a running database to stop. */
  readonly stop: (pid: number) => void;
}

/**
 * The server holds the other end of descriptor 3. A line from there says that the database has
 * stopped; its end says that the server has, and the watcher then stops the database.
 * A new cluster is created in its own folder and renamed, so that there is never half of one.
 */
const script = `
set -e
( (read -r _ <&3 || kill -INT -$$) >/dev/null 2>&1 & )
exec 3<&-
if [ ! -e "$CLUSTER" ]; then
  rm -rf "$CLUSTER".new* || true
  NEW="$CLUSTER.new.$$"
  "$BIN/initdb" -D "$NEW" -U kindred -A trust -E UTF8 --locale=C --locale-provider=builtin \\
    --builtin-locale=C.UTF-8 --no-instructions $INITDB
  echo 'create database kindred' | "$BIN/postgres" --single -D "$NEW" postgres
  mv "$NEW" "$CLUSTER"
fi
exec "$BIN/postgres" -D "$CLUSTER" -k "$RUN" "$@"
`;

const withoutSetpriv =
  'This system has no setpriv (util-linux): killed together with the shell that watches it, the server leaves a database that runs until the next start.';

/**
 * A chain of programs, each replaced by the next, so that the child's pid is the database's own.
 * With setpriv the kernel itself signals our end, however we ended and whatever else was killed.
 */
export function databaseCommand(
  bin: string,
  folders: Folders,
  settings: Settings,
  path: string,
): DatabaseCommand {
  const { prefix, user } = asOrdinaryUser(bin, folders, path);
  const signalled = programWorks('setpriv --pdeathsig INT true'.split(' '), { path });
  const argv = [
    ...prefix,
    ...(signalled ? 'setpriv --pdeathsig INT'.split(' ') : []),
    ...['sh', '-c', script, 'sh'],
    ...asArguments(settings),
  ];
  const env = {
    PATH: path,
    LC_ALL: 'C',
    BIN: bin,
    CLUSTER: folders.cluster,
    RUN: folders.run,
    INITDB: settings['fsync'] === 'off' ? '--no-sync' : '',
  };
  return {
    argv,
    env,
    user,
    weakness: signalled ? undefined : withoutSetpriv,
    portable: false,
    url: addressOf(folders.run),
    create: () => Promise.resolve(),
    stop: interrupt,
  };
}

function interrupt(pid: number) {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
