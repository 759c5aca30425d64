import { areas } from '../server/src/areas.ts';
import type { RateLimit } from '../server/src/platform/http/limits/limits.ts';
import { requestLimits } from '../server/src/platform/http/limits/rates.ts';

type Limits = Readonly<Record<string, RateLimit>>;

/** Limits that the platform declares for an area. */
const declaredElsewhere: Readonly<Record<string, string>> = { live: 'platform/live/upgrades.ts' };

/** Every rate limit as a table, from the declarations of the areas. */
export function describeLimits(): string {
  const all: (readonly [string, Limits])[] = [
    ['platform/http/limits/rates.ts', requestLimits],
    ...areas.flatMap(({ name, limits }) =>
      limits ? [[declaredElsewhere[name] ?? `areas/${name}/limits.ts`, limits] as const] : [],
    ),
  ];
  return [
    '# Rate limits',
    '',
    'How often each action is allowed. `LIMITS` multiplies all of them. A network is an IPv4 address or an IPv6',
    'network of /64; an account is a member, an address that was typed, or a mailed link. A browser that was signed in to',
    'an account before has its own limits per account and network. Files are below `server/src`.',
    '',
    'what | per network | per account and network | per account | within | declared in',
    '---|---|---|---|---|---',
    ...all.flatMap(([file, limits]) => Object.values(limits).map((limit) => row(file, limit))),
    '',
  ].join('\n');
}

const row = (file: string, limit: RateLimit) => {
  const { what, perNetwork, perAccountAndNetwork, perAccount, seconds } = limit;
  const counts = [perNetwork, perAccountAndNetwork, perAccount].map((count) => count ?? '');
  return [what, ...counts, duration(seconds), `\`${file}\``].join(' | ');
};

const duration = (seconds: number) =>
  seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
