import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';

const cap = 1000;

/** Opens connections from this address, and destroys those that are refused. */
async function connectFrom(addresses: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const app = await testApp({ environment });
  return addresses.map((remoteAddress) => {
    const socket = new Duplex({
      read: () => undefined,
      write: (_piece, _encoding, done) => done(),
    });
    app.server.emit('connection', Object.assign(socket, { remoteAddress }));
    return socket;
  });
}

const taken = (sockets: readonly Duplex[]) => sockets.filter(({ destroyed }) => !destroyed).length;
const times = (count: number, address: string) => Array.from({ length: count }, () => address);

test('trust 39: one address has a maximum of connections, and leaves others theirs', async () => {
  const sockets = await connectFrom([...times(cap + 5, '203.0.113.7'), '203.0.113.8']);
  expect(taken(sockets)).toBe(cap + 1);
  expect(sockets.at(-1)?.destroyed).toBe(false);
});

test('trust 39: the addresses of one IPv6 network count together', async () => {
  const own = Array.from({ length: cap + 5 }, (_, index) => `2001:db8:0:1::${index.toString(16)}`);
  const sockets = await connectFrom([...own, '2001:db8:0:2::1']);
  expect(taken(sockets)).toBe(cap + 1);
});

test('trust 39: a connection that ends frees its share', async () => {
  const app = await testApp();
  for (let round = 0; round < cap + 5; round += 1) {
    const socket = new Duplex({
      read: () => undefined,
      write: (_piece, _encoding, done) => done(),
    });
    app.server.emit('connection', Object.assign(socket, { remoteAddress: '203.0.113.7' }));
    expect(socket.destroyed).toBe(false);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.destroy();
    await closed;
  }
});

test.each([
  ['a trusted proxy', '203.0.113.7', { TRUST_PROXY: '1' }],
  ['this machine', '127.0.0.1', {}],
  ['this machine, by IPv6', '::ffff:127.0.0.1', {}],
])('trust 39: %s has as many as it needs', async (_who, address, environment) => {
  expect(taken(await connectFrom(times(cap + 5, address), environment))).toBe(cap + 5);
});
