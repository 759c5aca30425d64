import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { Colleague } from './case-parts.ts';
import { Standing } from './standing.ts';

const tags = ['Desk'] as const;
const params = Type.Object({ id: Id }, strict);

/** How long reports by a member who makes them up can be set aside. */
export const longestAsideDays = 180;

export const changeReporterStanding = {
  method: 'PUT',
  url: '/desk/reporters/:id',
  access: permissions.decideCases,
  schema: {
    tags,
    summary:
      'Warn a member whose reports are often unfounded; if it continues, set them aside for a time',
    params,
    body: Type.Object(
      {
        step: OneOf(['warn', 'set-aside', 'clear']),
        reason: Text(2000),
        days: Type.Optional(Type.Integer({ minimum: 1, maximum: longestAsideDays })),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ standing: Standing })),
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

const DangerRecord = Type.Object(
  {
    _id: Id,
    caseId: Nullable(Id),
    /** The member the case is about. */
    person: Colleague,
    suspicion: Type.String(),
    passedTo: Type.String(),
    passedWhat: Type.String(),
    reference: Nullable(Type.String()),
    passedAt: Time,
    recordedBy: Colleague,
    recordedAt: Time,
  },
  { title: 'DangerRecord' },
);
export type DangerRecord = Type.Static<typeof DangerRecord>;

export const recordDanger = {
  method: 'POST',
  url: '/desk/cases/:id/danger',
  access: permissions.handleReports,
  idempotent: true,
  schema: {
    tags,
    summary: 'Record a suspected danger to life, and what was passed to which authority',
    params,
    body: Type.Object(
      {
        suspicion: Text(4000),
        passedTo: Text(300),
        passedWhat: Text(4000),
        reference: Type.Optional(Text(200)),
        passedAt: Time,
      },
      strict,
    ),
    response: { 200: data(Type.Object({ record: DangerRecord })), 404: Failure, 422: Failure },
  },
} as const satisfies Route;

export const listAllDangers = {
  method: 'GET',
  url: '/desk/dangers',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'All suspected dangers to life that were reported to authorities, latest first',
    querystring: Type.Object(
      {
        cursor: Type.Optional(Id),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ records: Type.Array(DangerRecord), nextCursor: Nullable(Id) })),
    },
  },
} as const satisfies Route;

export const listDangers = {
  method: 'GET',
  url: '/desk/cases/:id/danger',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'Reports to authorities about this case, latest first',
    params,
    response: { 200: data(Type.Object({ records: Type.Array(DangerRecord) })), 404: Failure },
  },
} as const satisfies Route;
