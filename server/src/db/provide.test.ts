import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { databaseWithoutTables } from '../../test/backup/backup.ts';
import { testDatabase } from '../../test/database/database.ts';
import { requestUrlOf } from '../../test/database/request-role.ts';
import { readConfig } from '../config.ts';
import { StartError } from '../errors.ts';
import { migrate } from './migrate/migrate.ts';
import { joinDatabase, provideDatabase } from './provide.ts';

const provide = (databaseUrl: string, report = (_line: string) => {}) =>
  provideDatabase(
    {
      databaseUrl,
      databaseOwnerUrl: databaseUrl,
      databaseWait: 0,
      dataDir: '/proc/kindred',
      production: false,
    },
    report,
  );

test('an external database is used as it is, and not stopped', async () => {
  const database = await provide(inject('databaseServer'));
  expect(database.url).toBe(inject('databaseServer'));
  await database.stop();
  await provide(inject('databaseServer'));
});

describe('two addresses', () => {
  const server = inject('databaseServer');
  const { user = '', host, port, database = '' } = new Client(server);
  const provideBoth = (databaseUrl: string, databaseOwnerUrl: string, production: boolean) =>
    provideDatabase(
      { databaseUrl, databaseOwnerUrl, databaseWait: 0, dataDir: '/proc/kindred', production },
      () => {},
    );
  const rewrite = (change: (url: URL) => void) => {
    const url = new URL(server);
    change(url);
    return url.href;
  };
  const encode = (text: string) =>
    Array.from(text, (letter) => `%${letter.codePointAt(0)?.toString(16)}`).join('');
  const ways: [what: string, url: string][] = [
    ['the same text', server],
    [
      'parameters in another order',
      rewrite((url) => {
        const parameters = [...url.searchParams, ['connect_timeout', '9']] as [string, string][];
        url.search = new URLSearchParams(parameters.toReversed()).toString();
      }),
    ],
    [
      'an encoded name in a parameter',
      `${server}${server.includes('?') ? '&' : '?'}user=${encode(user)}`,
    ],
    [
      'a host and a port in parameters',
      rewrite((url) => {
        url.searchParams.set('host', host.startsWith('/') ? host : host.toUpperCase());
        url.searchParams.set('port', `${port}`);
      }),
    ],
    ['an encoded database', rewrite((url) => (url.pathname = encode(database)))],
  ];

  test.each(ways)(
    'trust 20: that lead to one role, with %s, are refused in production',
    async (_what, url) => {
      const refused = provideBoth(url, server, true);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(
        `DATABASE_URL and DATABASE_OWNER_URL name the same role, ${user}: name the owner in DATABASE_OWNER_URL, and an ordinary role`,
      );
      // In a demo one role is enough.
      const provided = await provideBoth(url, server, false);
      expect(provided).toMatchObject({ url, ownerUrl: url });
    },
  );

  test('that lead to two roles are kept', async () => {
    const both = { url: requestUrlOf(server), ownerUrl: server };
    expect(await provideBoth(both.url, both.ownerUrl, true)).toMatchObject(both);
  });

  test('that lead to two databases are refused', async () => {
    await expect(provideBoth(requestUrlOf(await testDatabase()), server, false)).rejects.toThrow(
      'DATABASE_URL and DATABASE_OWNER_URL lead to different databases: name the same one in both.',
    );
  });
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

test('where a restore has not ended, no empty service begins', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kindred-unfinished-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, 'restoring'));
  const embedded = {
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    databaseWait: 0,
    production: false,
    dataDir,
  };
  for (const provided of [provideDatabase, joinDatabase]) {
    await expect(provided(embedded, () => {})).rejects.toThrow(
      `A restore into ${dataDir} has not ended: run \`npm run restore\` again, or delete ${dataDir}/restoring`,
    );
    const databaseUrl = await databaseWithoutTables();
    await expect(provided({ ...embedded, databaseUrl }, () => {})).rejects.toThrow(
      /^A restore into the database of DATABASE_URL has not ended: .* To start without it, delete .*restoring\.$/,
    );
  }
  expect(readdirSync(dataDir)).not.toContain('postgres');
});

test('a command without the settings of the service begins no database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-without-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataDir = join(folder, 'data');
  const config = readConfig({ DATA_DIR: dataDir });
  await expect(joinDatabase(config, () => {})).rejects.toThrow(
    `There is no database in ${dataDir}: give this command the settings of the service`,
  );
  expect(existsSync(dataDir)).toBe(false);
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
