import { randomInt } from 'node:crypto';
import { type Server, createServer } from 'node:net';

/**
 * Listens on a port that stays free while the server is closed. The system gives the ports from 32768 to any connection, and
 * the ones below only on request.
 */
export async function listenOnKeptPort(server: Server): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    server.removeAllListeners('error');
    if (isFree) return port;
  }
}

/** For a program that listens itself. */
export async function findKeptPort(): Promise<number> {
  const server = createServer();
  const port = await listenOnKeptPort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
