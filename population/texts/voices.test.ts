import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../contract/src/languages.ts';
import { promptLimits } from '../../contract/src/profiles/prompts.ts';
import { fill } from './phrase-templates.ts';
import { voices } from './voices.ts';

describe.each(languageCodes)('the texts in %s', (language) => {
  const { bioPhrases, work, interestLines, promptAnswers, conversations, slots } = voices[language];
  const { onlyFor, ...phrases } = bioPhrases;
  const kindsOfWork = [work.studies, work.jobs, work.trainedJobs, work.retirements];
  const answers = Object.values(promptAnswers).flat();
  const templates: readonly string[] = [
    ...Object.values<readonly string[]>(phrases).flat(),
    ...kindsOfWork.flatMap((kind) => Object.values(kind).flat()),
    ...Object.values(interestLines).flat(),
    ...answers,
  ];
  const talks = [...conversations.openings, ...conversations.topics];

  /** Once with each text of the longest list. */
  const filled = (template: string) =>
    Array.from({ length: 40 }, (_, round) =>
      fill(() => round / 40, template, slots, { city: 'Aix-en-Provence' }),
    );

  test('name only slots that exist, and are written without slips', () => {
    const broken = /[{}]| {2}|^\s|\s$|[.,;:!?،؛؟][.,;:،؛]|\s[.,،؛؟]|^\+/;
    const texts = [...templates.flatMap(filled), ...talks.flat().map(({ body }) => body)];
    expect(texts.filter((text) => text === '' || broken.test(text))).toEqual([]);
    const elsewhere = templates.filter((template) => !answers.includes(template));
    for (const list of [elsewhere, ...Object.values(promptAnswers)])
      expect(list).toEqual([...new Set(list)]);
    expect([...(onlyFor?.keys() ?? [])].filter((line) => !templates.includes(line))).toEqual([]);
  });

  test('fit into an answer, whatever the slots are filled with', () => {
    const longest = answers
      .flatMap(filled)
      .filter((text) => text.length > promptLimits.answerLength);
    expect(longest).toEqual([]);
  });

  test('have conversations in which both write, the first one first, and no one more than twice in a row', () => {
    const sides = talks.map((talk) => talk.map(({ byFirst }) => (byFirst ? 'a' : 'b')).join(''));
    expect(sides.filter((side) => !/^a+b/.test(side) || /aaa|bbb/.test(side))).toEqual([]);
  });
});
