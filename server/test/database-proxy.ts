import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll } from 'vitest';

/** A way to the database that a test can shut, as when the database goes away. */
export async function doorTo(databaseUrl: string) {
  const { host, port, user = '', password, database = '' } = new Client(databaseUrl);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket.pipe(other));
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;

  async function shut() {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  }
  afterAll(shut);

  const url = new URL(`postgresql://127.0.0.1:${own}/${database}`);
  url.username = user;
  url.password = typeof password === 'string' ? password : '';
  return {
    url: url.href,
    shut,
    /** Nothing passes any more in either direction, and nobody is told. */
    hold: () => {
      for (const socket of open) socket.pause();
    },
    letGo: () => {
      for (const socket of open) socket.resume();
    },
    reopen: async () => {
      await once(server.listen(own, '127.0.0.1'), 'listening');
    },
  };
}
