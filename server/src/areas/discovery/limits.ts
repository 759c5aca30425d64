import type { RateLimit } from '../../platform/http/limits.ts';

export const limits = {
  /** Nobody looks at more people in an hour, and copying the whole service would need more. */
  profileView: { what: 'Profiles of other members', perAccount: 600, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
