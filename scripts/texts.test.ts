import { languageCodes } from '@kindred/contract/languages';
import { interestGroups } from '@kindred/contract/profiles/interests';
import { prompts } from '@kindred/contract/profiles/prompts';
import { questionNames, questions } from '@kindred/contract/profiles/questions';
import { expect, test } from 'vitest';
import { readSource } from '../server/src/texts/page-catalogues.ts';
import { compareTexts, findStale, textsOf } from './texts.ts';

test.each(languageCodes)('no text in the language %s is one that English lacks', (language) => {
  expect(compareTexts(language).unknown).toEqual([]);
});

test.each(languageCodes)(
  'in the language %s, no two choices of the log have the same name',
  (language) => {
    const names = Object.values(readSource(language, 'audit-actions') ?? {});
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

test.each(languageCodes)(
  'in the language %s, each interest and prompt has words, and nothing else has',
  (language) => {
    const wordsOf = (name: string) =>
      readSource(language, name) as Readonly<Record<string, object>>;
    const interests = Object.entries(wordsOf('interests')).map(([group, labels]) => [
      group,
      Object.keys(labels),
    ]);
    expect(interests).toEqual(Object.entries(interestGroups));
    expect(Object.keys(wordsOf('prompts'))).toEqual(prompts);
  },
);

interface QuestionText {
  readonly question: string;
  readonly answers: readonly string[];
}

test.each(languageCodes)(
  'in the language %s, each question is asked once, with all its answers',
  (language) => {
    const texts = readSource(language, 'matching-questions') as unknown as Readonly<
      Record<string, QuestionText>
    >;
    expect(Object.keys(texts)).toEqual(questionNames);
    expect(new Set(Object.values(texts).map(({ question }) => question)).size).toBe(
      questionNames.length,
    );
    for (const [name, { answers }] of Object.entries(texts))
      expect(new Set(answers).size, name).toBe(questions[name as keyof typeof questions]);
  },
);

test('there are at least sixty questions, with two to four answers each', () => {
  expect(questionNames.length).toBeGreaterThanOrEqual(60);
  expect(Math.min(...Object.values(questions))).toBeGreaterThanOrEqual(2);
  expect(Math.max(...Object.values(questions))).toBeLessThanOrEqual(4);
});

test('the FAQs name everything that decides the order of a deck, as /ranking does', () => {
  const { order } = english('ranking')['sections'] as { order: { points: readonly string[] } };
  const { matching } = english('faqs')['questions'] as { matching: { answer: readonly string[] } };
  const [answer] = matching.answer;
  for (const factor of [
    /answers/,
    /interests/,
    /would see (them|someone) first/,
    /recently/,
    /near/,
  ]) {
    expect(order.points.join(' ')).toMatch(factor);
    expect(answer).toMatch(factor);
  }
  expect(answer).not.toContain('best match');
});

/** What pages say by the specification, to the letter. */
const ofSpecification = [
  'Admin Dashboard',
  'Manage users, subscriptions, and platform analytics',
  'Welcome Back',
  'Sign in to your admin account',
  'Sign In',
  'Signing In...',
  'Contact system administrator for access credentials',
  "You don't have admin privileges to access this panel.",
  'Find Your Perfect Match',
  'Dashboard Overview',
  'Loading dashboard data...',
  'Unknown',
  'Users Management',
  'No users found matching your criteria',
  'Loading users data...',
  'Reports Management',
  'No reports found matching your criteria.',
  'Failed to update status. Please try again.',
  'Just now',
  'Please enter a reply message',
  'Validation error',
  'Network error. Please check your internet connection.',
  'An unknown error occurred',
  'Network error: Unable to connect to server. Please check your internet connection.',
  'Server error: Please try again later.',
  'User already exists',
  'Login failed',
  'Network error - unable to reach server',
  'Failed to delete profile image',
  'Failed to create subscription',
  'Failed to get current subscription',
  'Failed to update subscription',
  'Failed to cancel subscription',
  'Failed to reactivate subscription',
  'Failed to get payment methods',
  'Failed to create setup intent',
  'Failed to get invoices',
  'Failed to confirm subscription',
  'Failed to get subscription',
  'Failed to get subscriptions',
  'Server error: {status}',
  'No response from server. Please check your internet connection.',
  'An unexpected error occurred',
  'Failed to send reply. Please try again.',
];

test('each sentence of the specification is a text of pages', () => {
  const said = new Set(textsOf('en').values());
  expect(ofSpecification.filter((sentence) => !said.has(sentence))).toEqual([]);
});

const english = (name: string) => readSource('en', name) as Readonly<Record<string, unknown>>;

test('a text is of other English if English has changed since the language was read, and the language has not', () => {
  const then = {
    english: new Map([
      ['same', 'Yes'],
      ['changed', 'No'],
      ['both', 'Perhaps'],
      ['gone', 'Never'],
    ]),
    own: new Map([
      ['same', 'Ja'],
      ['changed', 'Nein'],
      ['both', 'Vielleicht'],
      ['gone', 'Nie'],
    ]),
  };
  const now = {
    english: new Map([
      ['same', 'Yes'],
      ['changed', 'Not yet'],
      ['both', 'Maybe'],
      ['new', 'Always'],
    ]),
    own: new Map([
      ['same', 'Ja'],
      ['changed', 'Nein'],
      ['both', 'Eventuell'],
      ['new', 'Immer'],
    ]),
  };
  expect(findStale(then, now)).toEqual(['changed']);
});
