// No schemas here: screens of the desk choose from these lists.

/** The clauses of the terms. */
export const clauses = [
  'respect',
  'consent',
  'real-person',
  'own-photos',
  'adults-only',
  'intimate-pictures',
  'no-nudity',
  'no-money',
  'no-spam',
  'safety',
  'honest-reports',
] as const;
export type Clause = (typeof clauses)[number];

/** A decision of before may name one that is no longer in the terms. */
export const isClause = (name: string | null): name is Clause =>
  (clauses as readonly (string | null)[]).includes(name);

export const sources = [
  'article-16',
  'trusted-flagger',
  'other-notification',
  'voluntary',
] as const;

export const longestSuspensionDays = 365;
export const maxReasonLength = 2000;
