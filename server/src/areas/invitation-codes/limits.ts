import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  own: { what: 'Changes of own invitations', perAccount: 30, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
