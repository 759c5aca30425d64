import { countingMinutes } from '@kindred/contract/profiles/answers';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
  reasons: (name: string) => `Why you and ${name} match`,
  words: {
    strong: 'Strong match',
    good: 'Good match',
    some: 'Some match',
    low: 'Few answers in common',
  },
  from: (answers: number) => `from ${answers} open answers`,
  new: 'New to each other',
  ask: (missing: number) =>
    missing === 1
      ? 'Answer 1 question to see how you match'
      : `Answer ${missing} questions to see how you match`,
  tooFew: 'Not enough answers to compare',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by: number) =>
    by > Date.now()
      ? `Your new answers count by ${formatDate(by, { dateStyle: undefined, timeStyle: 'short' })}`
      : `Your new answers count within ${countingMinutes} minutes`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'You both want something lasting',
    'You both want something to let grow',
    'You both want something light',
    "You both don't know yet what you want",
  ] as readonly string[],
  hopes: 'What you hope for fits',
  agreeOn: (topics: readonly string[]) =>
    `You agree on ${new Intl.ListFormat('en').format(topics)}`,
  share: (interests: readonly string[], more: number) =>
    `You share ${new Intl.ListFormat('en').format(more > 0 ? [...interests, `${more} more`] : interests)}`,
  agreed: (count: number, of: number) => `You agree on ${count} of ${of} open answers`,
  none: 'No shared answers or interests yet',
};
