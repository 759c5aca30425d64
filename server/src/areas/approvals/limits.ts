import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  again: { what: 'Asking for approval again', perAccount: 5, seconds: 86_400 },
} as const satisfies Readonly<Record<string, RateLimit>>;
