import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, content, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { bulkActions } from './bulk-actions.ts';
import { changeLimits } from './change-limits.ts';
import { UserFilter } from './user-list.ts';

/** An undo is a separate bulk change. */
export const bulkKinds = [...bulkActions, 'undo'] as const;

/** After a bulk change has finished, it can be undone for this long. The members are then changed back. */
export const bulkUndoSeconds = 60;

export const bulkOutcomes = ['done', 'unchanged', 'refused'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** The most users of one bulk change. A larger selection is refused. */
export const maxBulkSize = 100_000;

/** Selected by id, at most one page of a list. */
const Ids = Type.Array(Id, { minItems: 1, maxItems: 1000 });

const Bulk = Type.Object(
  {
    _id: Id,
    action: OneOf(bulkKinds),
    reason: Type.String(),
    createdAt: Time,
    finishedAt: Nullable(Time),
    undoUntil: Nullable(Time),
    total: Type.Integer(),
    done: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
  },
  { title: 'Bulk' },
);
export type Bulk = Type.Static<typeof Bulk>;

const tags = ['Staff'] as const;
const params = Type.Object({ id: Id }, strict);

export const startBulk = {
  method: 'POST',
  url: '/users/bulk',
  access: permissions.bulkUpdate,
  freshProof: 'sometimes',
  idempotent: true,
  schema: {
    tags,
    summary: 'Activate, deactivate or verify many users, by ids or by a filter',
    body: Type.Object(
      {
        action: OneOf(bulkActions),
        reason: Text(500),
        ids: Type.Optional(Ids),
        filter: Type.Optional(UserFilter),
        count: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: `How many members it changes, typed to confirm; required above ${changeLimits.typed}`,
          }),
        ),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ bulk: Bulk })), 403: Failure, 422: Failure },
  },
} as const satisfies Route;

export const readBulk = {
  method: 'GET',
  url: '/users/bulk/:id',
  access: permissions.bulkUpdate,
  schema: {
    tags,
    summary: 'Progress of a bulk update',
    params,
    response: { 200: data(Type.Object({ bulk: Bulk })), 404: Failure },
  },
} as const satisfies Route;

export const undoBulk = {
  method: 'POST',
  url: '/users/bulk/:id/undo',
  access: permissions.bulkUpdate,
  schema: {
    tags,
    summary:
      'Give everyone back what they were before a bulk update, unless they were changed since',
    params,
    response: { 200: data(Type.Object({ bulk: Bulk })), 404: Failure, 409: Failure },
  },
} as const satisfies Route;

const BulkRow = Type.Object({
  _id: Id,
  name: Nullable(Type.String()),
  email: Type.String(),
  outcome: Nullable(OneOf(bulkOutcomes)),
  why: Nullable(Type.String()),
});
export type BulkRow = Type.Static<typeof BulkRow>;

export const listBulkRows = {
  method: 'GET',
  url: '/users/bulk/:id/rows',
  access: permissions.bulkUpdate,
  schema: {
    tags,
    summary: 'Outcome of a bulk update for each user',
    params,
    querystring: Type.Object(
      {
        outcome: Type.Optional(OneOf(bulkOutcomes)),
        cursor: Type.Optional(Id),
        limit: Type.Integer({ minimum: 1, maximum: 1000, default: 50 }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ rows: Type.Array(BulkRow), nextCursor: Nullable(Id) })),
      404: Failure,
    },
  },
} as const satisfies Route;

export const exportBulk = {
  method: 'GET',
  url: '/users/bulk/:id/export',
  access: permissions.exportBulk,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Outcome of a bulk update for each user, as CSV',
    params,
    response: { 200: content('text/csv'), 404: Failure, 503: Failure },
  },
} as const satisfies Route;

export const exportSelection = {
  method: 'POST',
  url: '/users/export-selection',
  access: permissions.exportUsers,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Users by their ids as CSV',
    body: Type.Object({ ids: Ids }, strict),
    response: { 200: content('text/csv'), 503: Failure },
  },
} as const satisfies Route;
