import * as Type from 'typebox';
import { Failure, Id, Nullable, Text, Time, content, data, strict } from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

const Entry = Type.Object(
  {
    _id: Id,
    at: Time,
    actor: Type.Object({
      _id: Id,
      name: Nullable(
        Type.String({ description: 'The name at that time; with the email if they have left' }),
      ),
      role: Type.String({
        description: 'The role at that time; `operator` and `system` are not members',
      }),
    }),
    action: Type.String(),
    subject: Type.Object({
      kind: Nullable(Type.String()),
      _id: Nullable(Id),
      name: Nullable(Type.String()),
    }),
    details: Type.Unknown({
      description: 'Filter and count of a list; before, after and reason of a change',
    }),
    address: Nullable(Type.String()),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Type.Static<typeof Entry>;

const filter = {
  actor: Type.Optional(Id),
  action: Type.Optional(Type.String({ pattern: '^[a-z]+\\.[a-z-]+$', maxLength: 40 })),
  subject: Type.Optional(Id),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
  address: Type.Optional(Text(45)),
  reads: Type.Optional(
    Type.Boolean({
      description: 'Whether to include reads; ignored when filtering by one action',
    }),
  ),
};
const Filter = Type.Object(filter, strict);
export type AuditFilter = Type.Static<typeof Filter>;

const tags = ['Audit'] as const;
const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const listAudit = {
  method: 'GET',
  url: '/audit',
  access: permissions.readAudit,
  // Details may say what was in a profile.
  forKeys: { scope: 'audit', hides: ['details'] },
  schema: {
    tags,
    summary: 'What staff read and changed, newest first; reading it is logged',
    querystring: Type.Object(
      {
        ...filter,
        limit: Type.Integer({ default: 50, minimum: 1, maximum: 200 }),
        cursor: Type.Optional(
          Type.String({
            pattern: `^${uuid}\\.${uuid}$`,
            description: '`nextCursor` of the previous response, with the same filter',
          }),
        ),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ entries: Type.Array(Entry), nextCursor: Nullable(Type.String()) })),
    },
  },
} as const satisfies Route;

export const exportAudit = {
  method: 'GET',
  url: '/audit/export',
  access: permissions.readAudit,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'All matching entries as CSV',
    querystring: Filter,
    response: { 200: content('text/csv'), 503: Failure },
  },
} as const satisfies Route;
