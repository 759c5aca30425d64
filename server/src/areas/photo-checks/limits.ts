import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  pose: { what: 'Poses for a photo check', perAccount: 20, seconds: 3600 },
  picture: { what: 'Pictures and words for a photo check', perAccount: 10, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
