// No schemas here: screens of the desk choose from these lists.

import { clauseWords } from '../texts/en/clauses.ts';

export { clauseTexts } from '../texts/en/clauses.ts';

export type Clause = keyof typeof clauseWords;
export const clauses = Object.keys(clauseWords) as Clause[];

export const sources = [
  'article-16',
  'trusted-flagger',
  'other-notification',
  'voluntary',
] as const;

export const longestSuspensionDays = 365;
export const maxReasonLength = 2000;
