import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import { formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const reasons: Record<RejectReason, string> = {
  'no-person': 'Nobody to be seen on it',
  'somebody-else': 'Somebody else',
  nudity: 'Nudity',
  violence: 'Violence or weapons',
  minor: 'A child',
  contact: 'Contact details or advertisement',
  quality: 'Too dark, small or blurred',
};

const en = {
  title: 'Photo Review',
  loading: 'Loading photos...',
  failed: (error: string) => `Error loading photos: ${error}`,
  again: 'Try again',
  left: (count: number) => (count === 1 ? '1 photo waits' : `${formatNumber(count)} photos wait`),
  none: 'Nothing waits',
  noneAbout: 'New photos appear here by themselves.',
  others: 'Colleagues have all that wait before them just now.',
  strip: 'Photos before you',
  nth: (number: number) => `Photo ${number}`,
  photo: (name: string) => `Photo of ${name}`,
  unloaded: 'This photo could not be loaded.',
  somebody: 'a member',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  main: 'Main picture',
  more: 'Further picture',
  added: (when: string) => `Added ${when}`,
  approve: 'Approve',
  reject: 'Reject, because of',
  reasons,
  approved: (name: string) => `Photo of ${name} approved.`,
  rejected: (name: string) => `Photo of ${name} rejected.`,
  undo: 'Undo',
  keys: 'Keys',
  keyHints: [
    ['A', 'Approve'],
    ['X, then 1–7', 'Reject with a reason'],
    ['J, K', 'Next, previous'],
    ['U', 'Undo'],
  ] as const,
};

export const messages = inReadersLanguage({ en });
