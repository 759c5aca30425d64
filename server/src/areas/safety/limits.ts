import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  answer: { what: 'Answers about held first messages', perAccount: 10, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
