import * as Type from 'typebox';
import { Failure, Nullable, OneOf, content, data, strict } from '../common.ts';
import { languageCodes } from '../languages.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { OwnText } from './own-texts.ts';

const tags = ['Site'] as const;
const access = permissions.editSite;
const Language = OneOf(languageCodes);
const Kind = Type.String({ maxLength: 60, description: 'Such as `verify-email`' });

/** Which texts are listed. */
export const textChoices = ['all', 'own', 'outdated'] as const;
export type TextChoice = (typeof textChoices)[number];

const ListedText = Type.Object(
  {
    id: Type.String(),
    text: Nullable(
      Type.String({ description: 'As it is built. Null if a later release has no such text' }),
    ),
    own: Nullable(OwnText),
  },
  { title: 'ListedText' },
);
export type ListedText = Type.Static<typeof ListedText>;

export const listTexts = {
  method: 'GET',
  url: '/site/texts',
  access,
  schema: {
    tags,
    summary: 'Texts of pages, mails and answers in a language, and what the draft says instead',
    querystring: Type.Object(
      {
        language: Language,
        search: Type.Optional(Type.String({ maxLength: 200, description: 'Words that all occur' })),
        only: Type.Optional(
          OneOf(textChoices, {
            description:
              '`own` have words of the owner, and of `outdated` the default has changed since',
          }),
        ),
        mail: Type.Optional(Kind),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          found: Type.Integer(),
          texts: Type.Array(ListedText, { description: 'The first 50' }),
          mails: Type.Array(Type.Object({ kind: Type.String(), subject: Type.String() }), {
            description: 'With sample data, as the draft words them',
          }),
        }),
      ),
    },
  },
} as const satisfies Route;

const mailParams = Type.Object({ kind: Kind }, strict);
const inLanguage = Type.Object({ language: Language }, strict);

/** The address of a mail of the draft, outside of the API. */
export const mailPreviewUrl = (kind: string, draft: string, language: string) =>
  `/site-mails/${kind}?${draft}&language=${language}`;

export const showMail = {
  method: 'GET',
  url: '/site-mails/:kind',
  access: 'public',
  schema: {
    tags,
    summary: 'A mail with sample data as the draft words it, for a frame in the office',
    params: mailParams,
    querystring: Type.Object(
      {
        language: Language,
        draft: Type.String({ maxLength: 100, description: 'As in `preview` of the site' }),
      },
      strict,
    ),
    response: { 200: content('text/html'), 404: Failure },
  },
} as const satisfies Route;

export const sendTestMail = {
  method: 'POST',
  url: '/site/mails/:kind/test',
  access,
  schema: {
    tags,
    summary: 'Send this mail with sample data to your own address, as the draft words it',
    params: mailParams,
    body: inLanguage,
    response: { 200: Type.Object({ success: Type.Literal(true) }), 404: Failure },
  },
} as const satisfies Route;
