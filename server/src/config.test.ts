import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDocument } from '@kindred/contract/site/document';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSiteFile } from './platform/site/published-site.ts';
import { complaint, production } from '../test/complaint.ts';

const wrong: [name: string, value: string][] = [
  ['MODE', 'staging'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', 'http'],
  ['PORT', 'true'],
  ['PUBLIC_URL', 'kindred.example'],
  ['PUBLIC_URL', 'ftp://kindred.example'],
  ['PUBLIC_URL', 'https://kindred.example/dating'],
  ['PUBLIC_URL', 'https://me:secret@kindred.example'],
  ['PUBLIC_URL', 'https://'],
  ['DATABASE_URL', 'mysql://localhost/kindred'],
  ['DATABASE_URL', 'localhost'],
  ['BUS_URL', 'http://bus.example'],
  ['MAX_SOCKETS', '-1'],
  ['DEMO', 'yes'],
  ['DEMO', '-5'],
  ['ADMIN_EMAIL', 'root'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_PASSWORD', 'x'.repeat(129)],
  ['SUPPORT_EMAIL', 'help at kindred'],
  ['SECRET', 'x'.repeat(31)],
  ['LIMITS', '0'],
  ['LIMITS', '-1'],
  ['LIMITS', 'none'],
  ['LIMITS', 'Infinity'],
  ['MAX_IN_FLIGHT', '0'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_READ_URL', 'mysql://localhost/kindred'],
  ['DATABASE_READ_LAG', '99'],
  ['DATABASE_POOL', '0x10'],
  ['JOBS', '51'],
  ['JOBS', '0'],
  ['ROLE', 'worker'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['S3_ENDPOINT', 'minio:9000'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', 'true'],
  ['METRICS_TOKEN', 'two words and more'],
  ['METRICS_TOKEN', 'short'],
  ['API_DOCS', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['TIME_ZONE', 'Europe/Atlantis'],
  ['API_BASE_URL', 'api/v1'],
  ['API_BASE_URL', '/api/v1/'],
];

test.each(wrong)('%s=%s stops the start with one line that names it', (name, value) => {
  const line = complaint({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} is not usable: it .+\\. Expected: .+\\.$`));
});

test.each([
  [
    { MODE: 'x' },
    'MODE is not usable: it is none of demo, production. Expected: `demo`, or `production`, which refuses demo members, weak secrets and addresses without TLS.',
  ],
  [
    { DEMO: '-1' },
    'DEMO is not usable: it has another format. Expected: Number of demo members, at most 9999999, or `off` for none (2000).',
  ],
  [
    { ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD is not usable: it must not have fewer than 8 characters. Expected: Their password, of 8 to 128 characters; if unset, one is generated and printed once. In production, `npm run admin -- create` makes the first administrator.',
  ],
])('the error for %j says what to do', (variables, line) => {
  expect(complaint(variables)).toBe(line);
});

test('an invalid value that may be a secret is not printed', () => {
  expect(complaint({ ADMIN_PASSWORD: 'hunter2' })).not.toContain('hunter2');
  expect(complaint({ SECRET: 'hunter2' })).not.toContain('hunter2');
  expect(complaint({ DATABASE_URL: 'mysql://me:hunter2@db' })).not.toContain('hunter2');
  expect(complaint({ SMTP_URL: 'http://me:hunter2@mail' })).not.toContain('hunter2');
});

test('without any variable there is a local demo', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demoMembers: 2000,
    databaseUrl: undefined,
    limits: 1,
    trustProxy: 0,
    apiDocs: true,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', MODE: '' })).toEqual(readConfig({}));
});

test('values are trimmed, except the password', () => {
  const config = readConfig({ PORT: ' 8080 ', ADMIN_PASSWORD: ' eight or more ' });
  expect(config.port).toBe(8080);
  expect(config.admin?.password).toBe(' eight or more ');
});

test('a trailing slash does not change a URL', () => {
  expect(readConfig({ PUBLIC_URL: 'https://kindred.example/' }).publicUrl).toBe(
    'https://kindred.example',
  );
});

test('an empty start and a number of demo members can be configured', () => {
  expect(readConfig({ DEMO: 'off' }).demoMembers).toBe(0);
  expect(readConfig({ DEMO: '12' }).demoMembers).toBe(12);
});

test('production has no demo members and shows its API documentation only when configured', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    demoMembers: 0,
    apiDocs: false,
    logLevel: 'info',
    admin: undefined,
  });
  expect(readConfig({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
  expect(readConfig({ ...production, DEMO: 'off' }).demoMembers).toBe(0);
});

test('the owner of the database is only assumed in a demo', () => {
  const url = 'postgres://web@localhost/kindred';
  const owner = 'postgres://owner@localhost/kindred';
  expect(readConfig({ DATABASE_URL: url }).databaseOwnerUrl).toBe(url);
  expect(readConfig({ ...production, DATABASE_URL: url }).databaseOwnerUrl).toBe(undefined);
  const both = { DATABASE_URL: url, DATABASE_OWNER_URL: owner };
  expect(readConfig({ ...production, ...both }).databaseOwnerUrl).toBe(owner);
  expect(complaint({ DATABASE_OWNER_URL: owner })).toMatch(
    /^DATABASE_OWNER_URL needs DATABASE_URL/,
  );
});

test('only a database of its own has replicas', () => {
  const url = 'postgres://web@one.internal,two.internal/kindred';
  expect(readConfig({ DATABASE_URL: url, DATABASE_READ_URL: url }).databaseReadUrl).toBe(url);
  expect(complaint({ DATABASE_READ_URL: url })).toMatch(/^DATABASE_READ_URL needs DATABASE_URL/);
});

test('a variable that is a value of the site now stops the start, and an empty one does not', () => {
  expect(complaint({ PHOTO_REVIEW: 'on', BRAND_NAME: 'Hearts' })).toMatch(
    /^BRAND_NAME, PHOTO_REVIEW: no longer read\. Set this on the page Site/,
  );
  expect(complaint({ PHOTO_REVIEW: ' ' })).toBe('');
});

test('a file of the site that is not there, or wrong, stops the start with its path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'site.json');
  const start = () => readSiteFile(path, defaultDocument('demo'));
  await expect(start()).rejects.toThrow(/^SITE_FILE is not usable: ENOENT/);
  await writeFile(path, '{"document": {"limits": {"leavingDays": 0}}}');
  await expect(start()).rejects.toThrow(
    /^SITE_FILE is not usable: document\.limits\.leavingDays: /,
  );
  await writeFile(path, '{"document": {"limits": {"leavingDays": 7}}}');
  expect((await start()).document.limits.leavingDays).toBe(7);
});

test('a bucket and its keys come together', () => {
  expect(complaint({ S3_ENDPOINT: 'https://s3.example' })).toMatch(/^S3 needs S3_BUCKET/);
  expect(complaint({ S3_BUCKET: 'photos', S3_ACCESS_KEY: 'key' })).toMatch(/belong together/);
  expect(readConfig({ S3_BUCKET: 'photos' }).s3).toMatchObject({ region: 'us-east-1' });
});

test('mails come from the configured sender, or from the host of the public URL', () => {
  const own = { PUBLIC_URL: 'https://hearts.example' };
  expect(readConfig(own).mail.from).toEqual({
    name: undefined,
    address: 'no-reply@hearts.example',
  });
  expect(readConfig({ ...own, MAIL_FROM: 'Us <us@hearts.example>' }).mail.from).toEqual({
    name: 'Us',
    address: 'us@hearts.example',
  });
});
