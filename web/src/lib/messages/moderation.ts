import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import { formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const reasons: Record<RejectReason, string> = {
  'no-person': 'No person visible',
  'somebody-else': 'Someone else',
  nudity: 'Nudity',
  violence: 'Violence or weapons',
  minor: 'A child',
  contact: 'Contact details or ad',
  quality: 'Too dark, small or blurry',
};

const en = {
  title: 'Photo Review',
  loading: 'Loading photos...',
  failed: (error: string) => `Error loading photos: ${error}`,
  again: 'Try again',
  left: (count: number) =>
    count === 1 ? '1 photo to review' : `${formatNumber(count)} photos to review`,
  none: 'All caught up',
  noneAbout: 'New photos appear here automatically.',
  toReports: 'View open reports',
  others: 'Your colleagues are reviewing the remaining photos.',
  strip: 'Photos to review',
  nth: (number: number) => `Photo ${number}`,
  photo: (name: string) => `Photo of ${name}`,
  unloaded: "This photo couldn't be loaded.",
  somebody: 'a member',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  main: 'Main photo',
  more: 'Additional photo',
  added: (when: string) => `Added ${when}`,
  approve: 'Approve',
  reject: 'Reject because of',
  reasons,
  approved: (name: string) => `Photo of ${name} approved.`,
  rejected: (name: string) => `Photo of ${name} rejected.`,
  undo: 'Undo',
  keys: 'Keyboard shortcuts',
  keyHints: [
    ['A', 'Approve'],
    ['X, then 1–7', 'Reject with a reason'],
    ['J, K', 'Next, previous'],
    ['U', 'Undo'],
  ] as const,
};

export const messages = inReadersLanguage({ en });
