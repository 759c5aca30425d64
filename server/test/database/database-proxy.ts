import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { atEnd } from '../clean-up.ts';
import { listenOnKeptPort } from '../../src/db/embedded/kept-port.ts';

/** Another test that looks for a port may have this one for a moment. */
async function listenAgain(server: Server, port: number) {
  for (;;) {
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      await sleep(100);
    }
  }
}

/** A proxy in front of the database. Closing it looks like a database that went away. */
export async function openDatabaseProxy(databaseUrl: string) {
  const { host, port, user = '', password, database = '' } = new Client(databaseUrl);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Map<Socket, Socket>();
  let isPaused = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.set(socket, other);
      if (!isPaused) socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        other.destroy();
        open.delete(socket);
      });
    }
  });
  const proxyPort = await listenOnKeptPort(server);

  async function close() {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    for (const socket of open.keys()) socket.destroy();
    open.clear();
    await closed;
  }
  atEnd(close);

  const url = new URL(`postgresql://127.0.0.1:${proxyPort}/${database}`);
  url.username = user;
  url.password = typeof password === 'string' ? password : '';
  return {
    url: url.href,
    close,
    /** Stops passing data on in both directions, without closing the connections. A new one hangs too. */
    pause: () => {
      isPaused = true;
      for (const [socket, other] of open) socket.unpipe(other);
    },
    resume: () => {
      isPaused = false;
      for (const [socket, other] of open) socket.pipe(other);
    },
    reopen: () => listenAgain(server, proxyPort),
  };
}
