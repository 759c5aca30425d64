import { expect, test } from 'vitest';
import { findHelp, places } from './find-help.ts';

const questionsFor = (typed: string) =>
  findHelp(typed).flatMap(({ entries }) => entries.map(({ question }) => question));

test('a search ignores case, accents, the kind of apostrophe, and the order of words', () => {
  const found = questionsFor('delete account');
  expect(found.length).toBeGreaterThan(0);
  expect(questionsFor('  ÁCCOUNT   Delete ')).toEqual(found);
  expect(questionsFor('can’t')).toEqual(questionsFor("can't"));
});

test('a search for a word that no question or answer has finds nothing', () => {
  expect(questionsFor('xylophone')).toEqual([]);
});

test('without a word the questions of the page are shown, and not those of the FAQs', () => {
  const all = questionsFor(' ');
  expect(all.length).toBeGreaterThan(5);
  expect(questionsFor('a').length).toBeGreaterThan(all.length);
});

test('each page that a question leads to has words', () => {
  const linked = findHelp('').flatMap(({ entries }) => entries.filter(({ link }) => link));
  expect(linked.map(({ id }) => id.replace('help-', ''))).toEqual(Object.keys(places));
});
