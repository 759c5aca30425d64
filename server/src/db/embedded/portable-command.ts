import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseCommand } from './command.ts';
import { DidNotStart } from './failure.ts';
import type { Folders } from './folders.ts';
import { findKeptPort } from './kept-port.ts';
import { asOrdinaryUser } from './ordinary-user.ts';
import { asArguments, type Settings } from './settings.ts';

const weakness =
  'On this system a server that is killed leaves its database, which runs until the next start.';

/**
 * What Windows has, too: no shell, no signals and no sockets in the file system. The database listens to this machine alone and
 * asks for a password.
 */
export async function portableCommand(
  bin: string,
  folders: Folders,
  settings: Settings,
  path: string,
): Promise<DatabaseCommand> {
  const { prefix, user } = asOrdinaryUser(bin, folders, path);
  const env = { PATH: path, LC_ALL: 'C' };
  const options = { env, windowsHide: true, ...user } as const;
  const programOf = (name: string, ...args: readonly string[]) => [
    ...prefix,
    join(bin, name),
    ...args,
  ];
  const { cluster } = folders;
  const port = await findKeptPort();
  const run = async (name: string, args: readonly string[], input: string) => {
    const [program = '', ...rest] = programOf(name, ...args);
    const child = spawn(program, rest, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.stdin.end(input);
    const [status] = (await once(child, 'close')) as [number | null];
    if (status !== 0) throw new DidNotStart(`The database could not be created: ${complaint}`);
  };
  return {
    argv: programOf('postgres', '-D', cluster, ...asArguments({ ...settings, ...onPort(port) })),
    env,
    user,
    weakness,
    portable: true,
    url: portableAddress(port, passwordOf(folders)),
    async create() {
      if (existsSync(cluster)) return;
      for (const left of globSync('postgres.new*', { cwd: folders.data }))
        rmSync(join(folders.data, left), { recursive: true });
      const unfinished = `${cluster}.new.${process.pid}`;
      const how =
        '-U kindred -A scram-sha-256 -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions';
      await run(
        'initdb',
        [
          ...['-D', unfinished, '--pwfile', passwordFile(folders), ...how.split(' ')],
          ...(settings['fsync'] === 'off' ? ['--no-sync'] : []),
        ],
        '',
      );
      await run(
        'postgres',
        ['--single', '-D', unfinished, 'postgres'],
        'create database kindred\n',
      );
      renameSync(unfinished, cluster);
    },
    stop() {
      const [program = '', ...args] = programOf('pg_ctl', 'stop', '-D', cluster, '-m', 'fast');
      spawnSync(program, [...args, '--no-wait'], { ...options, stdio: 'ignore' });
    },
  };
}

const onPort = (port: number) => ({
  listen_addresses: '127.0.0.1',
  port: `${port}`,
  unix_socket_directories: '',
});

const portableAddress = (port: number, password: string) =>
  `postgresql://kindred:${password}@127.0.0.1:${port}/kindred`;

const passwordFile = ({ data }: Pick<Folders, 'data'>) => join(data, 'database-password');

function passwordOf(folders: Pick<Folders, 'data'>) {
  const file = passwordFile(folders);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Of a database that another process has started in this way. */
export const addressOnPort = (data: string, port: number) =>
  portableAddress(port, passwordOf({ data }));
