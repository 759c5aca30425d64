import { expect, test } from 'vitest';
import { AppError } from '../../../errors.ts';
import { translateFailure } from './translate-failure.ts';

const refused = new AppError('invalid', {
  errors: [
    {
      field: 'bio',
      msg: 'Must have at most 500 characters',
      code: 'too_long',
      params: { most: 500 },
    },
    { field: 'email', msg: 'Is required', code: 'required' },
  ],
});

const read = (language?: string) =>
  translateFailure({ headers: language ? { 'accept-language': language } : {} }, refused);

test('who names no language gets the English sentences', () => {
  for (const language of [undefined, 'en-GB', 'tlh'])
    expect(read(language)).toEqual({ message: refused.message, errors: refused.errors });
});

test('a page gets the sentences in its language, and the same codes', () => {
  const { message, errors } = read('de');
  expect(message).not.toBe(refused.message);
  expect(errors?.map(({ msg }) => msg)).toEqual([expect.stringContaining('500'), 'Wird benötigt']);
  expect(errors?.map(({ code }) => code)).toEqual(['too_long', 'required']);
});

test('a sentence that was written for the reader stays', () => {
  const own = new AppError('invalid', {
    errors: [{ field: 'city', msg: 'Wähle eine Stadt aus', code: 'required' }],
  });
  const { errors } = translateFailure({ headers: { 'accept-language': 'de' } }, own);
  expect(errors?.[0]?.msg).toBe('Wähle eine Stadt aus');
});
