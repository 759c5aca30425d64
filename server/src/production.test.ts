import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { complaint, production } from '../test/complaint.ts';
import { readConfig } from './config.ts';
import { isGuessable } from './production.ts';

test.each([
  ['demo members', { DEMO: '2000' }, /^DEMO cannot be used with MODE=production/],
  [
    'a push service for tests',
    { PUSH_LOCAL: 'http://127.0.0.1:4000' },
    /^PUSH_LOCAL cannot be used/,
  ],
  [
    'a password for an administrator that a start would create',
    { ADMIN_PASSWORD: 'nine tall ships at anchor' },
    /^ADMIN_PASSWORD cannot be used with MODE=production: .*npm run admin -- create/,
  ],
  ['no secret', { SECRET: undefined }, /^MODE=production needs a SECRET of its own/],
  ['an example of a secret', { SECRET: `example${'7c'.repeat(20)}` }, /needs a SECRET of its own/],
  ['a secret of one letter', { SECRET: 'a'.repeat(40) }, /needs a SECRET of its own/],
  ['a secret to be changed', { SECRET: `change-me-${'7c'.repeat(20)}` }, /a SECRET of its own/],
  ['a bus without TLS', { BUS_URL: 'redis://bus.example' }, /^BUS_URL has to begin with rediss:/],
  [
    'a bus whose parameter turns off TLS',
    { BUS_URL: 'rediss://bus.example?tls=' },
    /^BUS_URL has to begin with rediss:.* not turn off TLS/,
  ],
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
  [
    'a database without TLS',
    { DATABASE_URL: 'postgres://web:hush@db.internal/kindred' },
    /^DATABASE_URL has to use TLS/,
  ],
  [
    'a database whose certificate is not checked',
    { DATABASE_URL: 'postgres://web:hush@db.internal/kindred?sslmode=no-verify' },
    /^DATABASE_URL has to use TLS/,
  ],
  [
    'an owner without TLS',
    {
      DATABASE_URL: 'postgres://web:hush@db.internal/kindred?sslmode=verify-full',
      DATABASE_OWNER_URL: 'postgres://owner:hush@db.internal/kindred',
    },
    /^DATABASE_OWNER_URL has to use TLS/,
  ],
  ...['web', 'jobs'].map((ROLE): [string, NodeJS.ProcessEnv, RegExp] => [
    `the owner of the database in a process with ROLE=${ROLE}`,
    {
      ROLE,
      DATABASE_URL: 'postgres://web:hush@localhost/kindred',
      DATABASE_OWNER_URL: 'postgres://owner:hush@localhost/kindred',
    },
    /^DATABASE_OWNER_URL cannot be used with ROLE=/,
  ]),
  [
    'a replica without TLS',
    {
      DATABASE_URL: 'postgres://web:hush@db.internal/kindred?sslmode=verify-full',
      DATABASE_READ_URL: 'postgres://web:hush@one.internal,two.internal/kindred',
    },
    /^DATABASE_READ_URL has to use TLS/,
  ],
  [
    'a database host in a parameter without TLS',
    { DATABASE_URL: 'postgres://localhost/kindred?host=db.internal' },
    /^DATABASE_URL has to use TLS/,
  ],
  [
    'a certificate that is not there',
    { DATABASE_URL: 'postgres://db/kindred?sslmode=verify-full&sslrootcert=/nowhere/ca.pem' },
    /^DATABASE_URL names a certificate that cannot be read \(ENOENT\)/,
  ],
  ...[
    'ignoreTLS=true',
    'ignoreTLS=yes',
    'opportunisticTLS=true',
    'requireTLS=false',
    'requireTLS=',
    'requireTLS=0.0',
    'requireTLS=false&requireTLS=true',
    'secure=',
    'tls.rejectUnauthorized=',
  ].map((parameter): [string, NodeJS.ProcessEnv, RegExp] => [
    `mails without TLS by ${parameter}`,
    { SMTP_URL: `smtp://mail.example?${parameter}` },
    /^SMTP_URL must not/,
  ]),
  [
    'mails without TLS to another machine that a parameter names',
    { SMTP_URL: 'smtp://localhost?service=Outlook365&ignoreTLS=true' },
    /^SMTP_URL must not/,
  ],
  [
    'a mail server whose certificate is not checked',
    { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
    /^SMTP_URL must not/,
  ],
])('trust 46: production refuses %s', (_what, variables, line) => {
  expect(complaint({ ...production, ...variables })).toMatch(line);
});

test.each([
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' },
  { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
  { HOST: '0.0.0.0', LIMITS: '10' },
  { DATABASE_URL: 'postgres://web:hush@localhost/kindred' },
  { DATABASE_URL: 'postgres:///kindred?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://web:hush@db.internal/kindred?sslmode=verify-full' },
  { SMTP_URL: 'smtp://127.0.0.1:25?ignoreTLS=true' },
  { SMTP_URL: 'smtp://mail.example:587' },
  { SMTP_URL: 'smtp://mail.example:587?requireTLS=true&ignoreTLS=false&opportunisticTLS=false' },
])('production on one machine, or behind a proxy with TLS, starts with %j', (variables) => {
  expect(complaint({ ...production, ...variables })).toBe('');
});

test('mails to another machine are not sent before the connection is encrypted', () => {
  const requires = (SMTP_URL: string, more: NodeJS.ProcessEnv = production) =>
    readConfig({ ...more, SMTP_URL }).mail.requireTls;
  expect(requires('smtp://mail.example:587')).toBe(true);
  expect(requires('smtp://localhost:25')).toBe(false);
  expect(requires('smtp://localhost:25?service=Outlook365')).toBe(true);
  expect(requires('smtp://localhost:25?proxy=http://proxy.example:3128')).toBe(true);
  expect(requires('smtp://mail.example:587', {})).toBe(false);
});

test('a random secret is never refused as guessable', { tags: ['long'] }, () => {
  for (let round = 0; round < 20_000; round += 1) {
    expect(isGuessable(randomBytes(16).toString('hex'))).toBe(false);
    expect(isGuessable(randomBytes(32).toString('hex'))).toBe(false);
  }
});
