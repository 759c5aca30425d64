import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { afterAll } from 'vitest';

/** Passes connections on to the first of these ports that answers, as a load balancer does, and breaks as lines do. */
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
    /** What is sent still arrives, and no answer comes back. */
    loseAnswers: () => {
      answers = false;
    },
    /** Nothing passes, and nobody is told. */
    drop: () => {
      [sends, answers] = [false, false];
    },
    /** The line is back under another address: the connections of before are gone. */
    restore: () => {
      hangUp();
      [sends, answers] = [true, true];
    },
  };
}
