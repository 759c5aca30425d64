import { CountryName, DeletableText, Nullable } from '@kindred/contract/common';
import { inPlaceOf } from '@kindred/contract/desk/deleted-texts';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { rewriterOf } from './in-language.ts';

const Place = Type.Object({ city: Type.String(), country: Nullable(CountryName) });
const Page = Type.Object({
  own: Place,
  people: Type.Array(Type.Object({ _id: Type.String(), location: Place })),
  last: Type.Union([Type.Object({ message: DeletableText }), Type.Null()]),
});

const page = {
  own: { city: 'Kraków', country: null },
  people: [
    { _id: '1', location: { city: 'Germany', country: 'Germany' } },
    { _id: '2', location: { city: 'Łódź', country: 'Poland' } },
  ],
  last: { message: inPlaceOf('deleted-with-account') },
};

test('only what the schema names is rewritten, and the given value stays as it is', () => {
  const before = structuredClone(page);
  expect(rewriterOf(Page)?.(page, 'de')).toEqual({
    own: { city: 'Kraków', country: null },
    people: [
      { _id: '1', location: { city: 'Germany', country: 'Deutschland' } },
      { _id: '2', location: { city: 'Łódź', country: 'Polen' } },
    ],
    last: { message: expect.stringContaining('gelöscht') as string },
  });
  expect(page).toEqual(before);
});

test('what a person wrote, what is missing and what is unknown stay', () => {
  const rewrite = rewriterOf(Page);
  const others = { people: [{ _id: '1' }], last: { message: ' toString' }, own: 'Germany' };
  expect(rewrite?.(others, 'de')).toEqual(others);
  const written = { last: { message: 'report-about-you' } };
  expect(rewrite?.(written, 'de')).toEqual(written);
  expect(rewrite?.({ last: null }, 'ar')).toEqual({ last: null });
  expect(rewrite?.(null, 'pl')).toBeNull();
});

test('a response without such fields costs nothing', () => {
  expect(rewriterOf(Type.Object({ country: Type.String() }))).toBeNull();
});
