import { type RateLimit, tryKey } from '../../platform/http/limits/limits.ts';

export const limits = {
  /** Choosing photos needs some tries; filling the disk would need thousands. */
  upload: { what: 'Uploads of photos', perAccount: 60, seconds: 3600 },
  /** Of the largest photos, some 350 MB. Those of chats stay as long as the chat. */
  uploadsOfDay: { what: 'Uploads of photos in a day', perAccount: 200, seconds: 86_400 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** What the uploads of a member are counted under. */
export const uploadsOf = (memberId: string) => tryKey('uploads', memberId);
