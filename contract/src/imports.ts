import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, content, data, strict } from './common.ts';
import { dateFormats, importFields } from './imports/fields.ts';
import { importLimits, importStates, lineFaults, lineOutcomes } from './imports/outcomes.ts';
import { languageCodes } from './languages.ts';
import { forEachName } from './names.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

const tags = ['Import'] as const;
const params = Type.Object({ id: Id }, strict);
const access = permissions.importMembers;

const Column = Type.Integer({ minimum: 0, maximum: importLimits.columns - 1 });
const Columns = Type.Object(
  forEachName(importFields, () => Type.Optional(Column)),
  { ...strict, description: 'The column of each field, counted from 0' },
);

const Import = Type.Object(
  {
    _id: Id,
    name: Type.String(),
    importedBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
    createdAt: Time,
    finishedAt: Nullable(Time),
    state: OneOf(importStates),
    paused: Type.Boolean(),
    size: Type.Integer(),
    parts: Type.Integer({ description: 'How many parts of the file have arrived' }),
    total: Type.Integer({ description: 'Lines with values, without the headings' }),
    done: Type.Integer({ description: 'Lines that the present check or import has been through' }),
    heads: Type.Array(Type.String()),
    columns: Columns,
    dateFormat: OneOf(dateFormats),
    language: OneOf(languageCodes),
    source: Nullable(Type.String()),
    counts: Type.Object(
      forEachName(lineOutcomes, () => Type.Integer()),
      { description: 'Of the last check' },
    ),
    invited: Type.Integer({ description: 'People who were invited' }),
    mailed: Type.Integer({ description: 'Of those, how many have been sent the mail' }),
    accepted: Type.Integer(),
    refused: Type.Integer({ description: 'People who had their data deleted' }),
    waiting: Type.Integer({ description: 'People who have not answered yet' }),
  },
  { title: 'Import' },
);
export type Import = Type.Static<typeof Import>;

const imported = data(Type.Object({ import: Import }));

const FaultOfLine = Type.Object({
  column: Nullable(Type.String({ description: 'The heading of the column' })),
  value: Type.String({ description: 'The start of the value' }),
  code: OneOf(lineFaults),
});
export type FaultOfLine = Type.Static<typeof FaultOfLine>;

const ImportLine = Type.Object(
  {
    line: Type.Integer({ description: 'The line of the file that it starts in' }),
    values: Type.Array(Type.String({ description: 'The start of each value' })),
    outcome: Nullable(OneOf(lineOutcomes)),
    faults: Type.Array(FaultOfLine),
  },
  { title: 'ImportLine' },
);
export type ImportLine = Type.Static<typeof ImportLine>;

export const listImports = {
  method: 'GET',
  url: '/imports',
  access,
  schema: {
    tags,
    summary: 'Imports of the last two years, latest first',
    querystring: Type.Object(
      {
        cursor: Type.Optional(Id),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ imports: Type.Array(Import), nextCursor: Nullable(Id) })),
    },
  },
} as const satisfies Route;

export const readImport = {
  method: 'GET',
  url: '/imports/:id',
  access,
  schema: {
    tags,
    summary: 'An import, with how far it is',
    params,
    response: { 200: imported, 404: Failure },
  },
} as const satisfies Route;

export const beginImport = {
  method: 'POST',
  url: '/imports',
  access,
  freshProof: 'always',
  idempotent: true,
  schema: {
    tags,
    summary: 'Begin an import of members; its file follows in parts',
    body: Type.Object(
      {
        name: Text(importLimits.name),
        size: Type.Integer({ minimum: 1, maximum: importLimits.bytes }),
      },
      strict,
    ),
    response: { 200: imported },
  },
} as const satisfies Route;

export const sendImportPart = {
  method: 'PUT',
  url: '/imports/:id/parts/:number',
  access,
  largestBody: 1_000_000,
  schema: {
    tags,
    summary:
      'Send the next part of the file, CSV in UTF-8; a part that has arrived already changes nothing',
    params: Type.Object({ id: Id, number: Type.Integer({ minimum: 0, maximum: 100_000 }) }, strict),
    body: Type.Object(
      {
        bytes: Type.String({
          minLength: 4,
          maxLength: Math.ceil(importLimits.partBytes / 3) * 4,
          pattern: '^[A-Za-z0-9+/]+={0,2}$',
          description: 'Base64',
        }),
      },
      strict,
    ),
    response: { 200: imported, 404: Failure, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const checkImport = {
  method: 'PUT',
  url: '/imports/:id/check',
  access,
  schema: {
    tags,
    summary: 'Check every line with these columns; nothing is imported',
    params,
    body: Type.Object(
      {
        columns: Columns,
        dateFormat: OneOf(dateFormats),
        language: OneOf(languageCodes, { description: 'Of people whose line names none' }),
      },
      strict,
    ),
    response: { 200: imported, 404: Failure, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const runImport = {
  method: 'PUT',
  url: '/imports/:id/run',
  access,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Invite the people of the lines that can be imported',
    params,
    body: Type.Object(
      {
        source: Type.String({
          minLength: 1,
          maxLength: importLimits.source,
          format: 'visible',
          description: 'Where the data come from, for the mail to those people',
        }),
        count: Type.Integer({
          minimum: 1,
          maximum: importLimits.rows,
          description: 'How many are invited, as the caller was shown',
        }),
      },
      strict,
    ),
    response: { 200: imported, 404: Failure, 409: Failure },
  },
} as const satisfies Route;

export const pauseImport = {
  method: 'PUT',
  url: '/imports/:id/pause',
  access,
  schema: {
    tags,
    summary: 'Pause an import and its mails, or go on',
    params,
    body: Type.Object({ paused: Type.Boolean() }, strict),
    response: { 200: imported, 404: Failure, 409: Failure },
  },
} as const satisfies Route;

export const stopImport = {
  method: 'DELETE',
  url: '/imports/:id',
  access,
  schema: {
    tags,
    summary: 'Stop an import; its lines, and people who were not mailed yet, are deleted',
    params,
    response: { 200: imported, 404: Failure },
  },
} as const satisfies Route;

export const listImportLines = {
  method: 'GET',
  url: '/imports/:id/lines',
  access,
  schema: {
    tags,
    summary: 'Lines of an import, with what is wrong in them; deleted when it has ended',
    params,
    querystring: Type.Object(
      {
        outcome: Type.Optional(OneOf(lineOutcomes)),
        cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          lines: Type.Array(ImportLine),
          nextCursor: Nullable(Type.String()),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;

export const exportImportFaults = {
  method: 'GET',
  url: '/imports/:id/faults',
  access,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Everything that is wrong in the lines, as CSV',
    params,
    response: { 200: content('text/csv'), 404: Failure },
  },
} as const satisfies Route;
