/** The sentences that members complete on their profiles. The key is stored with the answer. */
export const promptLabels = {
  'perfect-sunday': 'A perfect Sunday',
  'get-along': 'We will get along if',
  'never-shut-up': 'I will never shut up about',
  'looking-for': 'I am looking for',
  'simple-pleasure': 'A simple pleasure',
  'unusual-skill': 'My most useless skill',
  'best-trip': 'A trip I still think about',
  'first-date': 'A first date I would like',
  'cook-for-you': 'What I would cook for you',
  'small-hill': 'A small hill I will die on',
  'learning-now': 'I am learning',
  'proud-of': 'I am quietly proud of',
  'green-flag': 'A green flag',
  'after-work': 'After work you find me',
  'last-laughed': 'What last made me laugh out loud',
  'favourite-place': 'My favorite place in town',
  'childhood-me': 'At ten I was sure that I would be',
  'friends-say': 'My friends would tell you',
  'bad-at': 'I am wonderfully bad at',
  'on-repeat': 'On repeat at the moment',
  'changed-mind': 'I changed my mind about',
  'teach-you': 'I could teach you',
  'good-deed': 'The kindest thing a stranger did for me',
  tradition: 'A tradition I keep',
  'two-truths': 'Two truths and a lie',
} as const;

export type Prompt = keyof typeof promptLabels;

export const prompts = Object.keys(promptLabels) as Prompt[];

/** How many prompts a profile can have, and the longest answer. */
export const promptLimits = { perProfile: 3, answerLength: 200 } as const;
