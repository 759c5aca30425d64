import * as Type from 'typebox';
import { Id, Nullable, OneOf, Time, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import { problemTypes } from '../reports/report-types.ts';
import type { Route } from '../route.ts';

const ReferredCase = Type.Object(
  {
    _id: Id,
    reportId: Nullable(Id),
    name: Nullable(Type.String({ description: 'Of the reported member' })),
    types: Type.Array(OneOf(problemTypes)),
    closedAt: Nullable(Time),
  },
  { title: 'ReferredCase' },
);
export type ReferredCase = Type.Static<typeof ReferredCase>;

export const findReference = {
  method: 'GET',
  url: '/desk/references/:reference',
  access: permissions.readReports,
  schema: {
    tags: ['Desk'],
    summary:
      'Cases by the six characters that members quote, which end the ID of a case or a report',
    params: Type.Object({ reference: Type.String({ pattern: '^[0-9a-f]{6}$' }) }, strict),
    response: { 200: data(Type.Object({ cases: Type.Array(ReferredCase) })) },
  },
} as const satisfies Route;
