import * as Type from 'typebox';
import { Failure, Id, OneOf, Time, content, data, strict } from '../common.ts';
import { languageCodes } from '../languages.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { AskedPage, ShownPages } from './asked-pages.ts';
import { slugPattern } from './own-pages.ts';

const tags = ['Site'] as const;

const version = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });

export const acceptPages = {
  method: 'PUT',
  url: '/auth/acceptances',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Accept binding pages of the owner in the version that was shown',
    body: Type.Object({ pages: ShownPages }, strict),
    response: {
      200: data(
        Type.Object({
          asks: Type.Array(AskedPage, { description: 'What is still to be accepted' }),
        }),
      ),
      409: Failure,
    },
  },
} as const satisfies Route;

const AcceptedText = Type.Object(
  {
    _id: Id,
    slug: Type.String(),
    version: Type.Integer(),
    language: OneOf(languageCodes),
    title: Type.String(),
    shownFrom: Type.String({ ...Time, description: 'When it was first accepted' }),
    members: Type.Integer({ description: 'How many members have accepted it' }),
  },
  { title: 'AcceptedText' },
);
export type AcceptedText = Type.Static<typeof AcceptedText>;

export const listAcceptedTexts = {
  method: 'GET',
  url: '/site/accepted-texts',
  access: permissions.editSite,
  schema: {
    tags,
    summary: 'The texts of binding pages that members have accepted, newest first',
    response: { 200: data(Type.Object({ texts: Type.Array(AcceptedText) })) },
  },
} as const satisfies Route;

export const readAcceptedText = {
  method: 'GET',
  url: '/site/accepted-texts/:id',
  access: permissions.editSite,
  schema: {
    tags,
    summary: 'A text word for word, as members accepted it',
    params: Type.Object({ id: Id }, strict),
    response: {
      200: data(
        Type.Object({
          title: Type.String(),
          body: Type.String({ description: 'Markdown' }),
          html: Type.String(),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;

export const exportAcceptances = {
  method: 'GET',
  url: '/site/acceptances/export',
  access: permissions.editSite,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Who accepted which version of a binding page, in which language and when, as CSV',
    querystring: Type.Object(
      {
        slug: Type.Optional(Type.String({ pattern: slugPattern })),
        version: Type.Optional(version),
      },
      strict,
    ),
    response: { 200: content('text/csv'), 503: Failure },
  },
} as const satisfies Route;
