import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  /** Choosing photos needs some tries; filling the disk would need thousands. */
  upload: { what: 'Uploads of photos', perAccount: 60, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
