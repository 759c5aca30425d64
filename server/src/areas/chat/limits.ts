import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  /** Faster than anyone writes, and enough for a queue that was filled offline. */
  send: { what: 'Messages', perAccount: 120, seconds: 60 },
  change: { what: 'Edits, deletions and reactions in chats', perAccount: 120, seconds: 60 },
  read: { what: 'Pages of chats and messages', perAccount: 300, seconds: 60 },
  search: { what: 'Searches in chats', perAccount: 60, seconds: 60 },
  mark: { what: 'Read marks and drafts', perAccount: 300, seconds: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;
