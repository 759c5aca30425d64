import { readdirSync } from 'node:fs';
import { errorKinds } from '@kindred/contract/error-kinds';
import type { ErrorKind } from '@kindred/contract/errors';
import { expect, test } from 'vitest';
import { AppError, sentenceOf } from './errors.ts';

const folder = new URL('../../contract/src/', import.meta.url);
const files = [
  'common-errors.ts',
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^[a-z-]+\/errors\.ts$/.test(path),
  ),
].filter((path) => !path.startsWith('texts/'));

const declared = await Promise.all(
  files.map(async (path) => {
    const records = (await import(new URL(path, folder).href)) as Record<string, object>;
    return Object.values(records).flatMap((record) => Object.keys(record));
  }),
);

test('each code is declared once, and every area with errors is in the list', () => {
  expect(declared.flat().toSorted()).toEqual(Object.keys(errorKinds).toSorted());
});

test('a code is words with underscores', () => {
  for (const code of Object.keys(errorKinds)) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('an error about one field names it in the list of errors, with the same sentence', () => {
  const error = new AppError('note_without_like');
  const { message } = error;
  expect(message).toBe('A note can only go with a like.');
  expect(error.errors).toEqual([{ field: 'note', msg: message, code: 'note_without_like' }]);
  expect(error.status).toBe((errorKinds.note_without_like satisfies ErrorKind).status);
});

test('a sentence mentions its values', () => {
  expect(sentenceOf('likes_used_up', { seconds: 7200 })).toBe(
    "You've used all your likes for today. Try again in 2 hours.",
  );
  // @ts-expect-error -- A missing value is a type error.
  expect(() => new AppError('likes_used_up')).toThrow(TypeError);
});
