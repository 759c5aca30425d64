import { expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { readConfig } from './config.ts';
import { StartError } from './errors.ts';
import { isGuessable } from './production.ts';

/** The output of a start with these variables. */
function complaint(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

const production = {
  MODE: 'production',
  SECRET: '3f9c0d1b7a5e42886cd1e0fa97b3425c',
  PUBLIC_URL: 'https://kindred.example',
};

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
  ['SECRET', 'x'.repeat(31)],
  ['LIMITS', '0'],
  ['LIMITS', '-1'],
  ['LIMITS', 'none'],
  ['LIMITS', 'Infinity'],
  ['MAX_IN_FLIGHT', '0'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_POOL', '0x10'],
  ['JOBS', '51'],
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
  ['BRAND_COLOR', 'red'],
  ['BRAND_SUPPORT_EMAIL', 'help'],
  ['BRAND_FIGURES', 'one,two'],
  ['MEMBERS_WANTED', '-1'],
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
    'ADMIN_PASSWORD is not usable: it must not have fewer than 8 characters. Expected: 8 to 128 characters that are hard to guess; if unset, one is generated and printed once.',
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
  expect(config.admin.password).toBe(' eight or more ');
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
  });
  expect(readConfig({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
  expect(readConfig({ ...production, DEMO: 'off' }).demoMembers).toBe(0);
});

test.each([
  ['demo members', { DEMO: '2000' }, /^DEMO cannot be used with MODE=production/],
  [
    'a push service for tests',
    { PUSH_LOCAL: 'http://127.0.0.1:4000' },
    /^PUSH_LOCAL cannot be used/,
  ],
  ['no secret', { SECRET: undefined }, /^MODE=production needs a SECRET of its own/],
  ['an example of a secret', { SECRET: `example${'7c'.repeat(20)}` }, /needs a SECRET of its own/],
  ['a secret of one letter', { SECRET: 'a'.repeat(40) }, /needs a SECRET of its own/],
  ['a secret to be changed', { SECRET: `change-me-${'7c'.repeat(20)}` }, /a SECRET of its own/],
  ['a bus without TLS', { BUS_URL: 'redis://bus.example' }, /^BUS_URL has to begin with rediss:/],
  ['no public address', { PUBLIC_URL: undefined }, /^MODE=production needs PUBLIC_URL/],
  ['a word again and again', { SECRET: 'correcthorse'.repeat(4) }, /a SECRET of its own/],
  ['words again and again', { SECRET: 'open sesame, open sesame, open sesame' }, /a SECRET of/],
  ['two letters', { SECRET: 'ab'.repeat(20) }, /a SECRET of its own/],
  [
    'a row of characters',
    { SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' },
    /a SECRET of its own/,
  ],
  ['a password as a secret', { SECRET: 'myPassword-7c1d9e0b5a2f48c3d6e7f8' }, /a SECRET of/],
  [
    'an address without TLS',
    { PUBLIC_URL: 'http://kindred.example' },
    /begins with https:\/\/.*proxy/,
  ],
  [
    'an address that only looks local',
    { PUBLIC_URL: 'http://localhost.evil.example' },
    /https:\/\//,
  ],
  [
    'an address of this machine that others reach without TLS',
    { PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
    /begins with https:\/\//,
  ],
  ['a sentence', { SECRET: 'the quick brown fox jumps over the lazy dog' }, /a SECRET of its own/],
  ['a walk on the keyboard', { SECRET: 'qwertyuiopasdfghjklzxcvbnm1234567890' }, /a SECRET of its/],
  [
    'keys of Google without TLS',
    { GOOGLE_KEYS_URL: 'http://keys.example/' },
    /^GOOGLE_KEYS_URL has/,
  ],
  ['Facebook without TLS', { FACEBOOK_GRAPH_URL: 'http://graph.example' }, /^FACEBOOK_GRAPH_URL/],
  ['files without TLS', { S3_BUCKET: 'x', S3_ENDPOINT: 'http://s3.example' }, /^S3_ENDPOINT has/],
  ['limits that limit nothing', { LIMITS: '10.1' }, /^LIMITS can be at most 10 with/],
  [
    'a token for metrics that is a word',
    { METRICS_TOKEN: 'metrics-metrics-metrics' },
    /^METRICS_TOKEN/,
  ],
])('trust 46: production refuses %s', (_what, variables, line) => {
  expect(complaint({ ...production, ...variables })).toMatch(line);
});

test.each([
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' },
  { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
  { HOST: '0.0.0.0', LIMITS: '10' },
])('production on one machine, or behind a proxy with TLS, starts with %j', (variables) => {
  expect(complaint({ ...production, ...variables })).toBe('');
});

test('a random secret is never refused as guessable', () => {
  for (let round = 0; round < 20_000; round += 1) {
    expect(isGuessable(randomBytes(16).toString('hex'))).toBe(false);
    expect(isGuessable(randomBytes(32).toString('hex'))).toBe(false);
  }
});

test('a bucket and its keys come together', () => {
  expect(complaint({ S3_ENDPOINT: 'https://s3.example' })).toMatch(/^S3 needs S3_BUCKET/);
  expect(complaint({ S3_BUCKET: 'photos', S3_ACCESS_KEY: 'key' })).toMatch(/belong together/);
  expect(readConfig({ S3_BUCKET: 'photos' }).s3).toMatchObject({ region: 'us-east-1' });
});

test('mails come from the configured sender, or from the host of the public URL', () => {
  const own = { PUBLIC_URL: 'https://hearts.example', BRAND_NAME: 'Hearts' };
  expect(readConfig(own).mail.from).toEqual({
    name: 'Hearts',
    address: 'no-reply@hearts.example',
  });
  expect(readConfig({ ...own, MAIL_FROM: 'Us <us@hearts.example>' }).mail.from).toEqual({
    name: 'Us',
    address: 'us@hearts.example',
  });
});
