import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { afterAll } from 'vitest';

/** Forwards connections to the first of these ports that answers, like a load balancer, and breaks like a network. */
export async function openLine(ports: readonly number[]) {
  const open = new Set<Socket>();
  let [sends, answers] = [true, true];
  const server = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    const tryNext = ([port, ...others]: readonly number[]) => {
      if (port === undefined) return void client.destroy();
      const backend = connect(port, '127.0.0.1');
      backend.once('error', () => tryNext(others));
      backend.once('connect', () => {
        backend.removeAllListeners('error').on('error', () => client.destroy());
        client.on('error', () => backend.destroy());
        client.on('close', () => backend.destroy());
        backend.on('close', () => client.destroy());
        client.on('data', (data: Buffer) => sends && backend.write(data));
        backend.on('data', (data: Buffer) => answers && client.write(data));
      });
    };
    client.once('error', () => client.destroy());
    tryNext(ports);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => open.forEach((socket) => socket.destroy());
  afterAll(() => {
    hangUp();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests still arrive, and no response comes back. */
    loseAnswers: () => {
      answers = false;
    },
    /** Nothing passes, and no one is notified. */
    drop: () => {
      [sends, answers] = [false, false];
    },
    /** The connection is back under another address: earlier connections are gone. */
    restore: () => {
      hangUp();
      [sends, answers] = [true, true];
    },
  };
}
