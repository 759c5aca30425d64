import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { links } from '@kindred/contract/mail-links';
import { type MailKind, mailKinds } from '@kindred/contract/mail-kinds';
import type { Letter } from '@kindred/contract/mails';
import { isMailedNotice, noticeKindNames, noticeKinds } from '@kindred/contract/notices/all-kinds';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../../test/requests/operations.ts';
import { counts, longName, samplesOf } from '../../../test/requests/samples.ts';
import { textsFor } from './language-texts.ts';

const context = {
  brand: 'Kindred',
  link: links('https://kin.example'),
  dayOf: (time: string) => time.slice(0, 10),
};

/** The fields that are counts. */
const numbersOf = ({ properties = {} }: Schema) =>
  Object.keys(properties).filter((name) => properties[name]?.type === 'integer');

const mails = [
  ...Object.entries(mailKinds).map(([kind, about]) => ({
    kind: kind as MailKind,
    samples: 'data' in about ? samplesOf(about.data as Schema) : [{}],
    numbers: 'data' in about ? numbersOf(about.data as Schema) : [],
  })),
  ...noticeKindNames.filter(isMailedNotice).map((kind) => ({
    kind: kind as MailKind,
    samples: samplesOf(noticeKinds[kind].about as Schema),
    numbers: numbersOf(noticeKinds[kind].about as Schema),
  })),
];
const notices = noticeKindNames.map((kind) => ({
  kind,
  samples: samplesOf(noticeKinds[kind].about as Schema),
  numbers: numbersOf(noticeKinds[kind].about as Schema),
}));

const wordsOf = ({ subject, preview, title, parts, reason }: Letter) => [
  subject,
  preview,
  title,
  reason,
  ...parts.flatMap((part) => ('href' in part ? [part.label, part.href] : Object.values(part))),
];

const faults =
  /undefined|NaN|Infinity|Invalid|\[object|\$\{|\{\w*\}|^\s*$|[^\S\n]{2}|\n\s*\n|^\s|\s$|\s[.,،]|function|=>/;
/** Mail programs show about so much of a subject, besides the names in it. */
const longestSubject = 75;
const faultsIn = (texts: readonly unknown[]) =>
  texts.filter((text) => typeof text !== 'string' || faults.test(text));

describe.each(languageCodes)('in the language %s', (language) => {
  const texts = textsFor(language);

  test.each(mails)('a mail of the kind $kind says everything, whatever it is about', (mail) => {
    const write = texts.letters[mail.kind];
    for (const data of mail.samples) {
      const letter = write(data, context);
      expect(faultsIn(wordsOf(letter))).toEqual([]);
      const { length } = letter.subject.replaceAll(longName, '');
      expect(length, letter.subject).toBeLessThanOrEqual(longestSubject);
    }
  });

  test.each(notices)('a push of the kind $kind says everything', ({ kind, samples }) => {
    for (const about of samples) expect(faultsIn([texts.pushes[kind](about)])).toEqual([]);
  });

  test('what surrounds a mail or stands for a notice is there', () => {
    const { frame, lines, pushes, deletedTexts, profileNeeds } = texts;
    expect(
      faultsIn([
        frame.questions({ address: 'help@kin.example' }),
        frame.stop(),
        ...counts.slice(1).map((count) => pushes.several({ count })),
        ...Object.values(lines).map((say) => say()),
        ...Object.values(deletedTexts).map((say) => say()),
        ...Object.values(profileNeeds).map((say) => say()),
        texts.shared('clauses/respect'),
      ]),
    ).toEqual([]);
    expect(frame.questions({ address: 'help@kin.example' })).toContain('help@kin.example');
  });
});

const others = languageCodes.filter((language) => language !== 'en');

test.each(others)('no mail and no push is in English for those who read %s', (language) => {
  const [own, english] = [textsFor(language), textsFor('en')];
  const same = [
    ...mails.flatMap(({ kind, samples: [data] }) =>
      own.letters[kind](data, context).subject === english.letters[kind](data, context).subject
        ? [`mail ${kind}`]
        : [],
    ),
    ...notices.flatMap(({ kind, samples: [about] }) =>
      own.pushes[kind](about) === english.pushes[kind](about) ? [`push ${kind}`] : [],
    ),
  ];
  expect(same).toEqual([]);
});

/** Every mail and push about a number of things, and what is said of several notices. */
const counted: Readonly<Record<string, (language: Language, count: number) => string>> = {
  'several notices': (language, count) => textsFor(language).pushes.several({ count }),
  ...Object.fromEntries(
    mails.flatMap(({ kind, numbers, samples: [data] }) =>
      numbers.map((name) => [
        `mails of the kind ${kind} with ${name}`,
        (language: Language, count: number) =>
          wordsOf(
            textsFor(language).letters[kind]({ ...(data as object), [name]: count }, context),
          ).join('\n'),
      ]),
    ),
  ),
  ...Object.fromEntries(
    notices.flatMap(({ kind, numbers, samples: [about] }) =>
      numbers.map((name) => [
        `pushes of the kind ${kind} with ${name}`,
        (language: Language, count: number) =>
          textsFor(language).pushes[kind]({ ...(about as object), [name]: count }),
      ]),
    ),
  ),
};

describe.each(['pl', 'ar'] as const)('in the language %s', (language) => {
  const rules = new Intl.PluralRules(languages[language].tag);

  test.each(Object.entries(counted))('%s have one form for each kind of number', (_what, write) => {
    // What is counted is at least one.
    const given = counts.slice(1).map((count) => ({
      category: rules.select(count),
      words: write(language, count).replaceAll(/[\d٠-٩]+/g, '#'),
    }));
    const formOf = (category: string) => given.find((each) => each.category === category)?.words;
    expect(given.map(({ words }) => words)).toEqual(given.map(({ category }) => formOf(category)));
  });

  test('several notices have a form of their own for each kind of number', () => {
    const { several } = textsFor(language).pushes;
    const given = counts.slice(1);
    const words = given.map((count) => several({ count }).replaceAll(/[\d٠-٩]+/g, '#'));
    const categories = given.map((count) => rules.select(count));
    expect(new Set(words).size).toBe(new Set(categories).size);
  });
});
