import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { atEnd } from '../clean-up.ts';
import { openDatabaseProxy } from '../database/database-proxy.ts';
import { findKeptPort } from '../../src/db/embedded/kept-port.ts';

const program = 'pgbouncer';

/** Whether this machine has one that knows named statements; if not, the output of the run says so. */
export function findPgBouncer() {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, minor] = /^PgBouncer 1\.(\d+)/.exec(stdout ?? '') ?? [];
  const found = Number(minor) >= 21;
  if (!found) console.log('PgBouncer 1.21 is not installed: DATABASE_DIRECT_URL is not tried.');
  return found;
}

/** Starts it in transaction mode in front of this database. Returns its address for the same role. */
export async function startPgBouncer(databaseUrl: string, connections: number) {
  // The socket of the database is open to the user of the tests alone.
  const { url: reachable } = await openDatabaseProxy(databaseUrl);
  const { host, port, user = '', password, database = '' } = new Client(reachable);
  const folder = await mkdtemp(join(tmpdir(), 'kindred-pgbouncer-'));
  await chmod(folder, 0o755);
  atEnd(() => rm(folder, { recursive: true }));
  const listenPort = await findKeptPort();
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${user}" "${typeof password === 'string' ? password : ''}"\n`);
  const ini = join(folder, 'pgbouncer.ini');
  await writeFile(
    ini,
    `[databases]
${database} = host=${host} port=${port} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
max_prepared_statements = 300
log_connections = 0
log_disconnections = 0
`,
  );
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, [ini], { stdio: ['ignore', 'ignore', 'pipe'], ...asOther });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close');
  atEnd(async () => {
    child.kill('SIGINT');
    await ended;
  });
  while (!(await listens(listenPort)))
    await Promise.race([sleep(50), ended.then(() => Promise.reject(new Error(output)))]);
  return `postgres://${user}@127.0.0.1:${listenPort}/${database}`;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
