/** Every column that is read from the file: no others get into the program. */
export const keyColumns = ['iid', 'pid', 'gender', 'wave'] as const;

/** What is predicted. */
export const outcomeColumns = ['dec', 'match'] as const;

export const activities = [
  'sports',
  'tvsports',
  'exercise',
  'dining',
  'museums',
  'art',
  'hiking',
  'gaming',
  'clubbing',
  'reading',
  'tv',
  'theater',
  'movies',
  'concerts',
  'music',
  'shopping',
  'yoga',
] as const;

/** How much each quality matters in others, and how people rate it in themselves. */
export const qualities = [
  { wanted: 'attr1_1', own: 'attr3_1' },
  { wanted: 'sinc1_1', own: 'sinc3_1' },
  { wanted: 'intel1_1', own: 'intel3_1' },
  { wanted: 'fun1_1', own: 'fun3_1' },
  { wanted: 'amb1_1', own: 'amb3_1' },
] as const;
export const sharedInterestsWanted = 'shar1_1';

/** Numbers that stand for a choice from a list, with the highest number. */
export const choices = { goal: 6, field_cd: 18, career_c: 17 } as const;

/** What people wrote when they signed up, without race, origin or religion. */
export const profileColumns = [
  'age',
  'date',
  'go_out',
  'goal',
  'field_cd',
  'career_c',
  ...activities,
  ...qualities.flatMap(({ wanted, own }) => [wanted, own]),
  sharedInterestsWanted,
] as const;

export type ProfileColumn = (typeof profileColumns)[number];
