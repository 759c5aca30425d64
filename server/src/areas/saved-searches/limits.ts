import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  change: { what: 'Changes of saved searches', perAccount: 200, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
