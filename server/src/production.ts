import type { Environment } from './environment.ts';
import { StartError } from './errors.ts';

/** More than this is as good as no limit. */
const highestLimits = 10;

type CheckedSettings = Pick<
  Environment,
  | 'BUS_URL'
  | 'DEMO'
  | 'FACEBOOK_GRAPH_URL'
  | 'GOOGLE_KEYS_URL'
  | 'HOST'
  | 'LIMITS'
  | 'METRICS_TOKEN'
  | 'PORT'
  | 'PUSH_LOCAL'
  | 'PUBLIC_URL'
  | 'S3_ENDPOINT'
  | 'SECRET'
>;

/** What a service with real members must not start with. */
export function refuseUnsafe(given: CheckedSettings) {
  const { DEMO, HOST, LIMITS, METRICS_TOKEN, PORT, PUBLIC_URL, PUSH_LOCAL, SECRET } = given;
  if (DEMO && DEMO !== 'off')
    throw new StartError(
      'DEMO cannot be used with MODE=production: unset it, demo members have no place there.',
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

function refuseUnencrypted(given: CheckedSettings) {
  for (const name of ['GOOGLE_KEYS_URL', 'FACEBOOK_GRAPH_URL', 'S3_ENDPOINT'] as const) {
    const url = given[name];
    if (url && !isEncrypted(url) && !loopback.test(new URL(url).hostname))
      throw new StartError(
        `${name} has to begin with https:// with MODE=production, as keys and tokens travel over it.`,
      );
  }
  const { BUS_URL } = given;
  if (BUS_URL && !BUS_URL.startsWith('rediss:') && !loopback.test(new URL(BUS_URL).hostname))
    throw new StartError(
      'BUS_URL has to begin with rediss:// with MODE=production, as it carries events about members.',
    );
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
