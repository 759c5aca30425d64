import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  statement: { what: 'Opening statements and contesting decisions', perNetwork: 60, seconds: 900 },
} as const satisfies Readonly<Record<string, RateLimit>>;
