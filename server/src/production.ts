import type { Environment } from './environment.ts';
import { StartError } from './errors.ts';

/** More than this is as good as no limit. */
const highestLimits = 10;

type Given = Pick<
  Environment,
  'DEMO' | 'HOST' | 'LIMITS' | 'METRICS_TOKEN' | 'PORT' | 'PUBLIC_URL' | 'SECRET'
>;

/** What a service with real members must not start with. */
export function refuseUnsafe({
  DEMO,
  HOST,
  LIMITS,
  METRICS_TOKEN,
  PORT,
  PUBLIC_URL,
  SECRET,
}: Given) {
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
  if (LIMITS > highestLimits)
    throw new StartError(
      `LIMITS can be at most ${highestLimits} with MODE=production: otherwise passwords could be guessed.`,
    );
  if (METRICS_TOKEN && isGuessable(METRICS_TOKEN))
    throw new StartError(
      'METRICS_TOKEN can be guessed: set it to random characters, for instance from `openssl rand -hex 32`.',
    );
}

const isEncrypted = (url: string) => new URL(url).protocol === 'https:';

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Nobody else reaches it, so nobody else can listen. */
const isOnThisMachine = (url: string, host: string) =>
  loopback.test(new URL(url).hostname) && loopback.test(host);

const words = /change|secret|example|password|qwerty|kindred/i;

/** Words that stand for a secret, one part again and again, and rows such as 0123456789. */
export function isGuessable(secret: string) {
  const characters = Array.from(secret);
  const parts = characters.slice(2).map((_, index) => secret.slice(index, index + 3));
  const steps = characters.slice(1).map((each, index) => step(characters[index] ?? '', each));
  return (
    words.test(secret) ||
    new Set(characters).size < 6 ||
    new Set(parts).size < parts.length * 0.75 ||
    steps.filter((each) => Math.abs(each) <= 1).length > steps.length * 0.75
  );
}

const step = (before: string, after: string) =>
  (after.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
