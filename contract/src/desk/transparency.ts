import * as Type from 'typebox';
import { Failure, OneOf, content, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { categoryNames, keywords } from './categories.ts';
import { reportParts } from './report-parts.ts';

const tags = ['Desk'] as const;
const YesNo = OneOf(['Yes', 'No']);
const words = <const T extends readonly string[]>(names: T) => OneOf(names);
const day = Type.String({ format: 'date' });

/** A statement of reasons in the format of `POST /api/v1/statement` of the European transparency database. */
export const EuropeanStatement = Type.Object(
  {
    decision_visibility: Type.Array(words(['DECISION_VISIBILITY_CONTENT_REMOVED'])),
    decision_account: Type.Optional(
      words(['DECISION_ACCOUNT_SUSPENDED', 'DECISION_ACCOUNT_TERMINATED']),
    ),
    end_date_account_restriction: Type.Optional(day),
    decision_ground: words([
      'DECISION_GROUND_ILLEGAL_CONTENT',
      'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    ]),
    illegal_content_legal_ground: Type.Optional(Type.String({ maxLength: 500 })),
    illegal_content_explanation: Type.Optional(Type.String({ maxLength: 2000 })),
    incompatible_content_ground: Type.Optional(Type.String({ maxLength: 500 })),
    incompatible_content_explanation: Type.Optional(Type.String({ maxLength: 2000 })),
    content_type: Type.Array(
      words(['CONTENT_TYPE_IMAGE', 'CONTENT_TYPE_TEXT', 'CONTENT_TYPE_OTHER']),
    ),
    content_type_other: Type.Optional(Type.String({ maxLength: 500 })),
    category: Type.Unsafe<string>(words(categoryNames.map((name) => `STATEMENT_CATEGORY_${name}`))),
    category_specification: Type.Array(
      Type.Unsafe<string>(words(keywords.map((name) => `KEYWORD_${name}`))),
    ),
    content_date: day,
    application_date: day,
    decision_facts: Type.String({ maxLength: 5000 }),
    source_type: words([
      'SOURCE_ARTICLE_16',
      'SOURCE_TRUSTED_FLAGGER',
      'SOURCE_TYPE_OTHER_NOTIFICATION',
      'SOURCE_VOLUNTARY',
    ]),
    automated_detection: YesNo,
    automated_decision: words([
      'AUTOMATED_DECISION_FULLY',
      'AUTOMATED_DECISION_PARTIALLY',
      'AUTOMATED_DECISION_NOT_AUTOMATED',
    ]),
    account_type: words(['ACCOUNT_TYPE_PRIVATE']),
    puid: Type.String({ pattern: '^[a-zA-Z0-9-_]{1,500}$' }),
  },
  { title: 'EuropeanStatement' },
);
export type EuropeanStatement = Type.Static<typeof EuropeanStatement>;

const Year = Type.Integer({ minimum: 2000, maximum: 9999 });

export const exportStatements = {
  method: 'GET',
  url: '/desk/transparency/statements',
  access: permissions.exportTransparency,
  schema: {
    tags,
    summary:
      'Statements of reasons of a month in the shape of the European database; nothing is sent there',
    querystring: Type.Object(
      { year: Year, month: Type.Integer({ minimum: 1, maximum: 12 }) },
      strict,
    ),
    response: {
      200: data(Type.Object({ statements: Type.Array(EuropeanStatement) })),
      400: Failure,
    },
  },
} as const satisfies Route;

const Figures = Type.Object({
  notices: Type.Array(
    Type.Object({
      category: Type.String({
        description: "The decision's; for a dismissal, the problem type",
      }),
      received: Type.Integer(),
      fromPublic: Type.Integer({ description: 'By people without an account' }),
      onLaw: Type.Integer(),
      onTerms: Type.Integer(),
      medianHours: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  appeals: Type.Array(
    Type.Object({
      party: OneOf(['subject', 'reporter']),
      made: Type.Integer(),
      upheld: Type.Integer(),
      partlyReversed: Type.Integer(),
      reversed: Type.Integer(),
      medianHours: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  suspensions: Type.Object({
    illegalContent: Type.Integer(),
    unfoundedNotices: Type.Integer(),
  }),
});
export type TransparencyFigures = Type.Static<typeof Figures>;

export const transparencyFigures = {
  method: 'GET',
  url: '/desk/transparency/figures',
  access: permissions.readTransparency,
  schema: {
    tags,
    summary: 'What the yearly transparency report counts',
    querystring: Type.Object({ year: Year }, strict),
    response: { 200: data(Figures), 400: Failure },
  },
} as const satisfies Route;

export const exportReportPart = {
  method: 'GET',
  url: '/desk/transparency/report/:part',
  access: permissions.exportTransparency,
  schema: {
    tags,
    summary: 'A file of the yearly transparency report in the European template, as CSV',
    params: Type.Object({ part: OneOf(reportParts) }, strict),
    querystring: Type.Object({ year: Year }, strict),
    response: { 200: content('text/csv'), 400: Failure },
  },
} as const satisfies Route;
