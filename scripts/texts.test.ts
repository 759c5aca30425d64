import { languageCodes } from '@kindred/contract/languages';
import { interestGroups } from '@kindred/contract/profiles/interests';
import { prompts } from '@kindred/contract/profiles/prompts';
import { questionNames, questions } from '@kindred/contract/profiles/questions';
import { expect, test } from 'vitest';
import { readCatalogue } from '../web/build/texts/text-modules.ts';
import { compareTexts, findStale } from './texts.ts';

test.each(languageCodes)('no text in the language %s is one that English lacks', (language) => {
  expect(compareTexts(language).unknown).toEqual([]);
});

test.each(languageCodes)(
  'in the language %s, no two choices of the log have the same name',
  (language) => {
    const names = Object.values(readCatalogue('audit-actions')[language] ?? {});
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

test.each(languageCodes)(
  'in the language %s, each interest and prompt has words, and nothing else has',
  (language) => {
    const textsOf = (name: string) =>
      readCatalogue(name)[language] as Readonly<Record<string, object>>;
    const interests = Object.entries(textsOf('interests')).map(([group, labels]) => [
      group,
      Object.keys(labels),
    ]);
    expect(interests).toEqual(Object.entries(interestGroups));
    expect(Object.keys(textsOf('prompts'))).toEqual(prompts);
  },
);

interface QuestionText {
  readonly question: string;
  readonly answers: readonly string[];
}

test.each(languageCodes)(
  'in the language %s, each question is asked once, with all its answers',
  (language) => {
    const texts = readCatalogue('matching-questions')[language] as unknown as Readonly<
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

const english = (name: string) => readCatalogue(name).en as Readonly<Record<string, unknown>>;

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
