import * as Type from 'typebox';
import { Failure, Name, Nullable, OneOf, Time, data, strict, success } from '../common.ts';
import { languageCodes } from '../languages.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';

const tags = ['Operation'] as const;

/** Those that were translated from English. */
export const translations = languageCodes.filter((language) => language !== 'en');

/** Whether someone who grew up with the language has read its texts, and if these are still the same. */
export const readingStates = ['unread', 'read', 'changed'] as const;
export type ReadingState = (typeof readingStates)[number];

const Version = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'A hash of all texts of the language, which changes with each of them',
});

export const readerLength = 80;

const Translation = Type.Object(
  {
    language: OneOf(translations),
    version: Version,
    state: OneOf(readingStates),
    reading: Nullable(
      Type.Object(
        {
          reader: Type.String(),
          version: Version,
          markedBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
          markedAt: Time,
        },
        { description: 'Null if no one has read it, and for staff who may not mark it' },
      ),
    ),
  },
  { title: 'Translation' },
);
export type Translation = Type.Static<typeof Translation>;

const params = Type.Object({ language: OneOf(translations) }, strict);

export const listTranslations = {
  method: 'GET',
  url: '/system/languages',
  access: permissions.readFigures,
  schema: {
    tags,
    summary:
      'The languages of the pages other than English, and whether a native speaker read them',
    response: { 200: data(Type.Object({ translations: Type.Array(Translation) })) },
  },
} as const satisfies Route;

export const markTranslation = {
  method: 'PUT',
  url: '/system/languages/:language',
  access: permissions.operateSystem,
  schema: {
    tags,
    summary:
      'Mark the texts of a language as read by a native speaker, unless a colleague just has',
    params,
    body: Type.Object(
      {
        reader: Name(readerLength),
        version: Type.String({
          ...Version,
          description: 'That of the texts that were read: it must be the present one',
        }),
      },
      strict,
    ),
    response: { 200: success({}), 409: Failure, 412: Failure },
  },
} as const satisfies Route;

export const unmarkTranslation = {
  method: 'DELETE',
  url: '/system/languages/:language',
  access: permissions.operateSystem,
  schema: {
    tags,
    summary: 'Remove the mark that the texts of a language were read by a native speaker',
    params,
    querystring: Type.Object(
      {
        markedAt: Type.String({
          ...Time,
          description: 'The mark that you looked at: a newer one of a colleague stays',
        }),
      },
      strict,
    ),
    response: { 200: success({}), 404: Failure, 409: Failure },
  },
} as const satisfies Route;
