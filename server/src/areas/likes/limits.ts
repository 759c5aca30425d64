import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  /** Faster than anyone can look at photos. */
  choose: { what: 'Likes, passes and undos', perAccount: 600, seconds: 3600 },
  list: { what: 'Pages of likes, matches and bookmarks', perAccount: 600, seconds: 3600 },
  bookmark: { what: 'Bookmarks', perAccount: 200, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;
