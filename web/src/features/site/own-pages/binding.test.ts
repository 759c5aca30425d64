import type { Binding, OwnPage } from '@kindred/contract/site/own-pages';
import { expect, test } from 'vitest';
import { dayAfter } from '../../../lib/formats/formats.ts';
import { afterEdit, consequencesOf, withBinding, withChoice, withNote } from './binding.ts';

const standing: Binding = { version: 3, from: '2026-01-01', notes: { en: 'Shorter' } };
const again: Binding = { version: 0, from: dayAfter(30), notes: {} };
const page = (body: string, binding?: Binding, slug = 'terms'): OwnPage => ({
  slug,
  inFooter: true,
  texts: { en: { title: 'Terms', body } },
  ...(binding && { binding }),
});
const published = [page('As it is', standing)];
const bindingAfter = (next: OwnPage, before: OwnPage) => afterEdit(next, before, published).binding;

test('a change of the text asks members again, 30 days ahead, unless the owner decides otherwise', () => {
  const [before = page('')] = published;
  expect(bindingAfter(page('Other', standing), before)).toEqual(again);
  const corrected = withChoice(page('Other', again), false, before);
  expect(corrected.binding).toEqual(standing);
  // What is typed next does not change that choice.
  expect(bindingAfter(page('Other text', standing), corrected)).toEqual(standing);
  expect(withChoice(corrected, true, before).binding).toEqual(again);
});

test('with the text as before no one is asked', () => {
  expect(bindingAfter(page('As it is', again), page('As it i', again))).toEqual(standing);
  // The service leaves out spaces at the ends.
  expect(bindingAfter(page('As it is ', standing), page('As it is', standing))).toEqual(standing);
});

test('the day and the note of the owner stay while the text is typed', () => {
  const chosen = { ...again, from: '2030-01-01', notes: { en: 'Why' } };
  expect(bindingAfter(page('Other te', chosen), page('Other t', chosen))).toEqual(chosen);
});

test('at another address it is another page, which asks', () => {
  const moved = page('As it is', standing, 'rules');
  expect(bindingAfter(moved, page('As it is', standing))).toEqual(again);
});

test('a page becomes binding with a notice, and gets its version back if it only was turned off', () => {
  expect(withBinding(page('New', undefined, 'rules'), true, published).binding).toEqual(again);
  expect(withBinding(page('As it is', standing), false, published).binding).toBeUndefined();
  expect(withBinding(page('As it is'), true, published).binding).toEqual(standing);
  expect(withBinding(page('Other'), true, published).binding).toEqual(again);
});

test('an empty note is no note', () => {
  const noted = withNote(page('Other', again), 'de', 'Kürzer');
  expect(noted.binding?.notes).toEqual({ de: 'Kürzer' });
  expect(withNote(noted, 'de', ' ').binding?.notes).toEqual({});
});

test('what a change means for members: asked, corrected, or free', () => {
  const kinds = (before: OwnPage[], after: OwnPage[]) =>
    consequencesOf(before, after).map(({ kind, slug }) => `${kind} ${slug}`);
  expect(kinds([page('a', standing)], [page('b', again)])).toEqual(['asks terms']);
  expect(kinds([page('a', standing)], [page('b', standing)])).toEqual(['corrected terms']);
  expect(kinds([page('a', standing)], [page('a')])).toEqual(['free terms']);
  expect(kinds([page('a', standing)], [])).toEqual(['free terms']);
  expect(kinds([], [page('a', again)])).toEqual(['asks terms']);
  expect(kinds([page('a')], [page('b')])).toEqual([]);
  // The database has its own order of fields.
  const stored = { ...page('a', standing), texts: { en: { body: 'a', title: 'Terms' } } };
  expect(kinds([page('a', standing)], [stored])).toEqual([]);
  // In the list of versions a page that is unchanged has its address alone.
  expect(consequencesOf([{ slug: 'terms' }], [{ slug: 'terms' }])).toEqual([]);
});
