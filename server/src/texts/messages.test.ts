import type { Language } from '@kindred/contract/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listTexts, sayAll } from './messages.ts';

const catalogue = {
  plain: 'Sign in',
  hyphen: "It's '{'here'}' <b>",
  greeting: 'Hello {name}, welcome to {place}',
  people: '{count} {count, plural, =0 {nobody} one {person} other {people}} like you',
  why: 'It ended.{reason, select, null {} other { Reason: {reason, number, unended}.}}{kind, select, by__bank { Ask {bank}.} other {}}',
  wait: 'Again in {seconds, number, wait}, {many, number} times',
  words: 'One of {words, number, list}{words, plural, =0 {} other {!}}',
};
const said = (own: Readonly<Record<string, string>> = {}, language: Language = 'en') =>
  sayAll<keyof typeof catalogue>(
    catalogue,
    'sample',
    language,
    Object.fromEntries(
      Object.entries(own).map(([id, text]) => [`sample/${id}`, { text, insteadOf: '' }]),
    ),
  );

test('values are written, counted and chosen by', () => {
  const { plain, hyphen, people, why, wait, words } = said();
  expect([plain(), hyphen()]).toEqual(['Sign in', "It's {here} <b>"]);
  expect([0, 1, 2].map((count) => people({ count }))).toEqual([
    '0 nobody like you',
    '1 person like you',
    '2 people like you',
  ]);
  expect(why({ reason: null, kind: 'by-bank', bank: 'yours' })).toBe('It ended. Ask yours.');
  expect(why({ reason: 'Spam!', kind: 'else' })).toBe('It ended. Reason: Spam.');
  expect(why({ reason: 'null', kind: 'else' })).toBe('It ended. Reason: null.');
  expect(words({ words: ['a', 'b'] })).toBe('One of a, b!');
  const values = { seconds: 61, many: 12_000 };
  expect(wait(values)).toBe('Again in 2 minutes, 12,000 times');
  expect(said({}, 'de').wait(values)).toBe('Again in 2 Minuten, 12.000 times');
});

test('a value that is not given is named', () => {
  expect(() => said().greeting({ name: 'Ada' })).toThrow(
    'sample/greeting mentions {place}, which is not given',
  );
});

test('each text and each part of one is listed with the names of its values', () => {
  expect(Object.fromEntries(listTexts(catalogue, 'sample'))).toEqual({
    'sample/plain': 'Sign in',
    'sample/hyphen': "It's {here} <b>",
    'sample/greeting': 'Hello {name}, welcome to {place}',
    'sample/people': '{count} {2} like you',
    'sample/people/count/-0': 'nobody',
    'sample/people/count/one': 'person',
    'sample/people/count/other': 'people',
    'sample/why': 'It ended.{reason}{kind}',
    'sample/why/reason/other': ' Reason: {reason}.',
    'sample/why/kind/by__bank': ' Ask {bank}.',
    'sample/wait': 'Again in {seconds}, {many} times',
    'sample/words': 'One of {words}{2}',
  });
});

test('what the owner does not say in other words stays, around it and within it', () => {
  const people = (own: Readonly<Record<string, string>>) => said(own).people({ count: 2 });
  expect(people({ people: 'Liked by {count} {2}' })).toBe('Liked by 2 people');
  expect(people({ 'people/count/other': 'friends' })).toBe('2 friends like you');
  expect(people({ people: '{2}: {count}', 'people/count/other': 'friends' })).toBe('friends: 2');
});

test('trust 120: whatever an owner writes is said as it was written', () => {
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom("'{'", '{unknown}', '{', '$&', '{count, plural, other {}}', '</script>', '#'),
  );
  fc.assert(
    fc.property(written, written, (one, other) => {
      const { plain, greeting } = said({ plain: one, greeting: `${one}{name}${other}` });
      expect(plain()).toBe(one);
      const filled = (text: string) =>
        text.replaceAll('{name}', 'Ada').replaceAll('{place}', 'Kindred');
      expect(greeting({ name: 'Ada', place: 'Kindred' })).toBe(filled(`${one}{name}${other}`));
    }),
  );
});
