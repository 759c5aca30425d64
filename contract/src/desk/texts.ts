import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, data, strict } from '../common.ts';
import { type Language, languageCodes } from '../languages.ts';
import { forEachName } from '../names.ts';
import { permissions } from '../permissions.ts';
import { problemTypes } from '../reports/report-types.ts';
import type { Route } from '../route.ts';
import { clauses, maxReasonLength } from './grounds.ts';
import { decisionActions } from './sanctions.ts';

const tags = ['Desk'] as const;

export const textKinds = ['answer', 'reason'] as const;

const version = {
  title: Text(80),
  body: Type.String({
    minLength: 1,
    maxLength: maxReasonLength,
    description:
      'With placeholders, which a decision fills in: {reporter}, {reference}; {name}, {until}',
  }),
};
const Version = Type.Object(version, { ...strict, title: 'TextVersion' });

/** What a canned text is in each language that it has. */
export type TextVersions = Readonly<Partial<Record<Language, Type.Static<typeof Version>>>>;

const fields = {
  kind: OneOf(textKinds),
  versions: Type.Unsafe<TextVersions>(
    Type.Object(
      forEachName(languageCodes, () => Type.Optional(Version)),
      { ...strict, minProperties: 1, description: 'One for each language, and at least one' },
    ),
  ),
  problem_type: Nullable(OneOf(problemTypes)),
  action: Nullable(OneOf(decisionActions)),
  clause: Nullable(OneOf(clauses)),
};
const NewText = Type.Object(fields, strict);
export type NewText = Type.Static<typeof NewText>;

export const CannedText = Type.Object(
  {
    _id: Id,
    ...fields,
    ...version,
    version: Type.String({
      description: 'Another one if the text of a language has changed. A decision sends it back',
    }),
    language: OneOf(languageCodes, {
      description:
        'Title and text are the version in this language: that of the request, or else English, or any',
    }),
  },
  { title: 'CannedText' },
);
export type CannedText = Type.Static<typeof CannedText>;

const one = data(Type.Object({ text: CannedText }));
const params = Type.Object({ id: Id }, strict);

export const listTexts = {
  method: 'GET',
  url: '/desk/texts',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'Canned answers and reasons; those that fit a type and an action come first',
    querystring: Type.Object(
      {
        kind: Type.Optional(fields.kind),
        problem_type: Type.Optional(OneOf(problemTypes)),
        action: Type.Optional(OneOf(decisionActions)),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ texts: Type.Array(CannedText) })) },
  },
} as const satisfies Route;

export const createText = {
  method: 'POST',
  url: '/desk/texts',
  access: permissions.configureDesk,
  idempotent: true,
  schema: {
    tags,
    summary: 'Add a canned answer or reason',
    body: NewText,
    response: { 200: one, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const changeText = {
  method: 'PUT',
  url: '/desk/texts/:id',
  access: permissions.configureDesk,
  schema: {
    tags,
    summary: 'Change a canned answer or reason',
    params,
    body: NewText,
    response: { 200: one, 404: Failure, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const deleteText = {
  method: 'DELETE',
  url: '/desk/texts/:id',
  access: permissions.configureDesk,
  schema: {
    tags,
    summary: 'Delete a canned answer or reason',
    params,
    response: { 200: data(Type.Object({ _id: Id })), 404: Failure },
  },
} as const satisfies Route;
