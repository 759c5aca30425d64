/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const prompts = [
  'perfect-sunday',
  'get-along',
  'never-shut-up',
  'looking-for',
  'simple-pleasure',
  'unusual-skill',
  'best-trip',
  'first-date',
  'cook-for-you',
  'small-hill',
  'learning-now',
  'proud-of',
  'green-flag',
  'after-work',
  'last-laughed',
  'favourite-place',
  'childhood-me',
  'friends-say',
  'bad-at',
  'on-repeat',
  'changed-mind',
  'teach-you',
  'good-deed',
  'tradition',
  'two-truths',
] as const;

export type Prompt = (typeof prompts)[number];

/** How many prompts a profile can have, and the longest answer. */
export const promptLimits = { perProfile: 3, answerLength: 200 } as const;
