import * as Type from 'typebox';
import { Day, Failure, Nullable, OneOf, data, strict } from '../common.ts';
import { languageCodes } from '../languages.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { OwnPage, longestPageBody } from './own-pages.ts';

const tags = ['Site'] as const;
const Html = Type.String({
  description: 'Without scripts, styles and pictures. Headings begin at h2',
});

const ReadPage = Type.Object(
  {
    title: Type.String(),
    html: Html,
    language: OneOf(languageCodes, {
      description: 'The one of the reader if the page has it, else English, else another one',
    }),
    bindingFrom: Nullable(
      Type.String({
        ...Day,
        description: 'The day from which members have to accept this text; null if they need not',
      }),
    ),
  },
  { title: 'ReadPage' },
);
export type ReadPage = Type.Static<typeof ReadPage>;

export const readOwnPage = {
  method: 'GET',
  url: '/site/pages/:slug',
  access: 'public',
  schema: {
    tags,
    summary: 'A page of the owner, such as the imprint, in the language of the reader',
    params: Type.Object({ slug: Type.String({ maxLength: 60 }) }, strict),
    response: { 200: data(ReadPage), 404: Failure },
  },
} as const satisfies Route;

export const pageTemplateNames = ['imprint', 'terms'] as const;
export type PageTemplateName = (typeof pageTemplateNames)[number];

export const listPageTemplates = {
  method: 'GET',
  url: '/site/page-templates',
  access: permissions.editSite,
  schema: {
    tags,
    summary:
      'Pages to begin with, in each language. What the owner has to replace is in [brackets]',
    response: { 200: data(Type.Object({ templates: Type.Array(OwnPage) })) },
  },
} as const satisfies Route;

export const previewPage = {
  method: 'POST',
  url: '/site/pages/preview',
  access: permissions.editSite,
  largestBody: 4 * longestPageBody,
  schema: {
    tags,
    summary: 'What Markdown becomes on a page of the owner',
    body: Type.Object({ body: Type.String({ maxLength: longestPageBody }) }, strict),
    response: { 200: data(Type.Object({ html: Html })) },
  },
} as const satisfies Route;
