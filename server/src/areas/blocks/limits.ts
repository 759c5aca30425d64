import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  /** No one blocks that many people one by one; each block changes the photo addresses of two members. */
  block: { what: 'Blocking and unblocking', perAccount: 100, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
