import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { StartError } from '../errors.ts';
import { migrate } from './migrate/migrate.ts';
import { provideDatabase } from './provide.ts';

const provide = (databaseUrl: string, report = (_line: string) => {}) =>
  provideDatabase({ databaseUrl, databaseWait: 0, dataDir: '/proc/kindred' }, report);

test('an external database is used as it is, and not stopped', async () => {
  const database = await provide(inject('databaseServer'));
  expect(database.url).toBe(inject('databaseServer'));
  await database.stop();
  await provide(inject('databaseServer'));
});

test.each([
  ['postgres://ada:hush@127.0.0.1:1/kindred', 'ECONNREFUSED'],
  ['postgres://ada:hush@nowhere.invalid/kindred', 'nowhere.invalid'],
])('out of reach: %s', async (url, reason) => {
  const refused = provide(url);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/^The database at .* did not answer within 0 s/);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.not.toThrow('hush');
});

test('a running database that refuses us is not waited for', async () => {
  const url = new URL(inject('databaseServer'));
  url.pathname = '/no_such_database';
  const said: string[] = [];
  const refused = provide(url.href, (line) => said.push(line));
  await expect(refused).rejects.toThrow(/^DATABASE_URL cannot be used .* in to no_such_database/);
  expect(said).toEqual([]);
});

test('a PostgreSQL older than 15 is refused', async () => {
  const url = await serveVersion('140011');
  await expect(migrate(url)).rejects.toThrow('leads to PostgreSQL 14: Kindred needs 15 or newer');
});

/** As much of PostgreSQL as it takes to report its version. */
async function serveVersion(version: string): Promise<string> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.once('data', () => {
        const column = [Buffer.from('version\0'), int32(0), int16(0), int32(23), int16(4)];
        const described = message('T', int16(1), ...column, int32(-1), int16(0));
        const row = message('D', int16(1), int32(version.length), Buffer.from(version));
        socket.write(
          Buffer.concat([described, row, message('C', Buffer.from('SELECT 1\0')), ready]),
        );
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `postgres://ada@127.0.0.1:${(server.address() as AddressInfo).port}/kindred`;
}

function message(type: string, ...parts: Buffer[]) {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number) {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}

function int16(value: number) {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(value);
  return buffer;
}

const ready = message('Z', Buffer.from('I'));
