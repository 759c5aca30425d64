import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseClient } from './client.ts';

/** A message of PostgreSQL: its kind, its length, and what it says. */
function message(kind: string, ...parts: (string | number[])[]) {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const isOpen = [message('R', [0, 0, 0, 0]), message('Z', 'I')];
const stops = message('E', 'SFATAL\0', 'C57P01\0', 'Mterminating connection\0', '\0');

/** A database that is killed while it opens a connection: both are read immediately. */
async function startDyingDatabase() {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([...isOpen, stops])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `postgres://kindred@127.0.0.1:${(server.address() as AddressInfo).port}/kindred`;
}

test('trust 36: a connection that is lost as soon as it is open fails its queries, and does not end the process', async () => {
  const client = new DatabaseClient(await startDyingDatabase());
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // As the pool does when there are several hosts: it learns of the connection a moment after it was opened.
  await client.connect();
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminat/);
  await ended;
});
