import { expect, test } from 'vitest';
import { AppError, toFieldError } from '../../../errors.ts';
import { translateFailure } from './translate-failure.ts';

const [first, second] = [
  toFieldError('bio', { code: 'too_long', params: { most: 500 } }),
  toFieldError('email', { code: 'required' }),
];
const refused = new AppError('invalid', { params: first, errors: [first, second] });
const headersOf = (language?: string) => ({
  headers: language ? { 'accept-language': language } : {},
});

test.each([undefined, 'en-GB', 'tlh'])('who asks for %s gets the English sentences', (language) => {
  const { message, errors } = translateFailure(headersOf(language), refused);
  expect({ message, errors }).toEqual({ message: refused.message, errors: [first, second] });
});

test('a page gets the sentences in its language, with the same codes', () => {
  const { message, errors } = translateFailure(headersOf('de'), refused);
  expect(message).toBe('bio: Darf höchstens 500 Zeichen haben.');
  expect(errors).toEqual([
    { ...first, msg: 'Darf höchstens 500 Zeichen haben' },
    { ...second, msg: 'Wird benötigt' },
  ]);
});

test('a sentence that was written for the reader stays', () => {
  const own = { field: 'gender', msg: 'Wähle eins davon aus', code: 'required' } as const;
  const lacks = new AppError('profile_lacks', { params: { needs: ['gender'] }, errors: [own] });
  expect(translateFailure(headersOf('de'), lacks).errors).toEqual([own]);
});
