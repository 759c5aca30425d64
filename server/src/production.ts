import { Client } from 'pg';
import type { Environment } from './environment.ts';
import { splitHosts } from './db/hosts.ts';
import { StartError } from './errors.ts';

/** More than this is as good as no limit. */
const highestLimits = 10;

type CheckedSettings = Pick<
  Environment,
  | 'ADMIN_PASSWORD'
  | 'BUS_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATABASE_OWNER_URL'
  | 'DATABASE_READ_URL'
  | 'DATABASE_URL'
  | 'DEMO'
  | 'FACEBOOK_GRAPH_URL'
  | 'GOOGLE_KEYS_URL'
  | 'HOST'
  | 'LIMITS'
  | 'METRICS_TOKEN'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'PORT'
  | 'PUSH_LOCAL'
  | 'PUBLIC_URL'
  | 'ROLE'
  | 'S3_ENDPOINT'
  | 'SECRET'
  | 'SMTP_URL'
>;

/** What a service with real members must not start with. */
export function refuseUnsafe(given: CheckedSettings) {
  const { ADMIN_PASSWORD, DATABASE_OWNER_URL, DEMO, HOST, LIMITS, METRICS_TOKEN } = given;
  const { PORT, PUBLIC_URL, PUSH_LOCAL, ROLE, SECRET } = given;
  if (DEMO && DEMO !== 'off')
    throw new StartError(
      'DEMO cannot be used with MODE=production: unset it, demo members have no place there.',
    );
  if (ADMIN_PASSWORD)
    throw new StartError(
      'ADMIN_PASSWORD cannot be used with MODE=production: unset it, and create the first administrator with `npm run admin -- create`.',
    );
  if (!SECRET || isGuessable(SECRET))
    throw new StartError(
      'MODE=production needs a SECRET of its own: set it to 32 or more random characters, for instance from `openssl rand -hex 32`.',
    );
  if (!PUBLIC_URL)
    throw new StartError(
      'MODE=production needs PUBLIC_URL: set it to the address that people type, such as https://kindred.example.',
    );
  if (!isEncrypted(PUBLIC_URL) && !isOnThisMachine(PUBLIC_URL, HOST))
    throw new StartError(
      `MODE=production needs a PUBLIC_URL that begins with https://, as passwords travel over it: put a proxy with TLS in front. To try it on this machine alone, set PUBLIC_URL=http://localhost:${PORT} and leave HOST unset.`,
    );
  if (PUSH_LOCAL)
    throw new StartError(
      'PUSH_LOCAL cannot be used with MODE=production: unset it, browsers have their own push services.',
    );
  if (DATABASE_OWNER_URL && ROLE !== 'all')
    throw new StartError(
      `DATABASE_OWNER_URL cannot be used with ROLE=${ROLE} and MODE=production: unset it for this process. \`npm run migrate\` needs it, and what serves people or runs jobs must not be the owner.`,
    );
  refuseUnencrypted(given);
  if (LIMITS > highestLimits)
    throw new StartError(
      `LIMITS can be at most ${highestLimits} with MODE=production: otherwise passwords could be guessed.`,
    );
  if (METRICS_TOKEN && isGuessable(METRICS_TOKEN))
    throw new StartError(
      'METRICS_TOKEN can be guessed: set it to random characters, for instance from `openssl rand -hex 32`.',
    );
}

const databaseSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
] as const;

function refuseUnencrypted(given: CheckedSettings) {
  for (const name of [
    'GOOGLE_KEYS_URL',
    'FACEBOOK_GRAPH_URL',
    'S3_ENDPOINT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ] as const) {
    const url = given[name];
    if (url && !isEncrypted(url) && !loopback.test(new URL(url).hostname))
      throw new StartError(
        `${name} has to begin with https:// with MODE=production, as keys and tokens travel over it.`,
      );
  }
  if (given.BUS_URL) refuseUnencryptedBus(given.BUS_URL);
  for (const name of databaseSettings)
    for (const url of splitHosts(given[name] ?? '')) if (url) refuseUnencryptedDatabase(name, url);
  if (given.SMTP_URL) refuseUnencryptedMail(given.SMTP_URL);
}

function refuseUnencryptedBus(url: string) {
  const { hostname, searchParams } = new URL(url);
  if (loopback.test(hostname)) return;
  // An empty parameter turns TLS off, whatever the address begins with.
  if (!url.startsWith('rediss:') || searchParams.getAll('tls').includes(''))
    throw new StartError(
      'BUS_URL has to begin with rediss:// with MODE=production, and not turn off TLS by a parameter, as it carries events about members.',
    );
}

/** The driver reads the address, as parameters and its own variables count too. */
function refuseUnencryptedDatabase(name: string, url: string) {
  let client: Client;
  try {
    client = new Client(url);
  } catch (error) {
    const { code = 'not readable' } = error as NodeJS.ErrnoException;
    throw new StartError(`${name} names a certificate that cannot be read (${code}): correct it.`);
  }
  if (client.host.startsWith('/') || loopback.test(client.host)) return;
  // The driver keeps what it read here, and does not declare it.
  const { ssl } = client as unknown as { ssl: boolean | { rejectUnauthorized?: boolean } };
  if (!ssl || (typeof ssl === 'object' && ssl.rejectUnauthorized === false))
    throw new StartError(
      `${name} has to use TLS with MODE=production and check the server's certificate: add sslmode=verify-full, and sslrootcert=/path/ca.pem for a certificate authority of your own.`,
    );
}

/** What a parameter of the mail server's address may be: anything else turns off TLS or its certificates, or may do so. */
const mailParameters = {
  requireTLS: /^(true|1)$/,
  secure: /^(true|1)$/,
  'tls.rejectUnauthorized': /^(true|1)$/,
  ignoreTLS: /^(false|0)$/,
  opportunisticTLS: /^(false|0)$/,
};

function refuseUnencryptedMail(url: string) {
  if (isMailLocal(url)) return;
  const { searchParams } = new URL(url);
  const weak = Object.entries(mailParameters).some(([name, safe]) =>
    searchParams.getAll(name).some((value) => !safe.test(value)),
  );
  if (weak)
    throw new StartError(
      'SMTP_URL must not turn off TLS or its certificates with MODE=production, as mails contain links that sign in.',
    );
}

/** Whether mails must not be sent before the connection is encrypted. */
export const needsMailTls = ({ MODE, SMTP_URL }: Pick<Environment, 'MODE' | 'SMTP_URL'>) =>
  MODE === 'production' && SMTP_URL !== undefined && !isMailLocal(SMTP_URL);

/** These parameters lead elsewhere than to the host of the address. */
const leadsElsewhere = ['service', 'proxy'];

function isMailLocal(url: string) {
  const { hostname, searchParams } = new URL(url);
  return loopback.test(hostname) && !leadsElsewhere.some((name) => searchParams.has(name));
}

const isEncrypted = (url: string) => new URL(url).protocol === 'https:';

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** No one else can reach it, so no one else can listen. */
const isOnThisMachine = (url: string, host: string) =>
  loopback.test(new URL(url).hostname) && loopback.test(host);

const words = /change|secret|example|password|qwerty|kindred/i;
const sentence = /^[a-z]+(?: [a-z]+)+$/i;
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Neighbours in one row of the keyboard. */
const isNextTo = (one: string, other: string) =>
  rows.some(
    (row) =>
      Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 &&
      row.includes(one) &&
      row.includes(other),
  );

/** Words used as a secret, a repeated part, and sequences such as 0123456789. */
export function isGuessable(secret: string) {
  const characters = Array.from(secret);
  const parts = characters.slice(2).map((_, index) => secret.slice(index, index + 3));
  const walked = characters.filter((each, index) =>
    isNextTo(each.toLowerCase(), characters[index + 1]?.toLowerCase() ?? ''),
  ).length;
  const steps = characters.slice(1).map((each, index) => step(characters[index] ?? '', each));
  return (
    words.test(secret) ||
    sentence.test(secret) ||
    walked > characters.length / 2 ||
    new Set(characters).size < 6 ||
    new Set(parts).size < parts.length * 0.75 ||
    steps.filter((each) => Math.abs(each) <= 1).length > steps.length * 0.75
  );
}

const step = (before: string, after: string) =>
  (after.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
