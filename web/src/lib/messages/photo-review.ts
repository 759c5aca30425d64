import { rejectTexts } from '@kindred/contract/texts/en/reject-reasons';
import { formatNumber } from '../formats/formats.ts';
import { inReadersLanguage } from './language.ts';

const en = {
  title: 'Photo Review',
  loading: 'Loading photos...',
  failed: 'Error loading photos',
  again: 'Try again',
  left: (count: number) =>
    count === 1 ? '1 photo to review' : `${formatNumber(count)} photos to review`,
  none: 'All caught up',
  noneAbout: 'New photos appear here automatically.',
  toReports: 'View open reports',
  rules: 'Why photos are rejected',
  ruleColumns: ['Reason', 'What the member reads'],
  others: 'Your colleagues are reviewing the remaining photos.',
  strip: 'Photos to review',
  nth: (number: number) => `Photo ${number}`,
  photo: (name: string) => `Photo of ${name}`,
  othersOf: 'Their approved photos',
  other: (name: string, number: number) => `Approved photo ${number} of ${name}`,
  noOthers: 'None yet.',
  unloaded: "This photo couldn't be loaded.",
  aMember: 'a member',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  main: 'Main photo',
  more: 'Additional photo',
  added: (when: string) => `Added ${when}`,
  approve: 'Approve',
  reject: 'Reject because of',
  rejectStart: 'Reject',
  close: 'Close',
  reasons: rejectTexts,
  approved: (name: string) => `Photo of ${name} approved.`,
  rejected: (name: string) => `Photo of ${name} rejected.`,
  undo: 'Undo',
  keys: 'Keyboard shortcuts',
  keyHints: [
    ['J, K', 'Next, previous'],
    ['U', 'Undo'],
  ] as const,
};

export const messages = inReadersLanguage({ en });
