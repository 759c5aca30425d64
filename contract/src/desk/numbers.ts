import * as Type from 'typebox';
import { Id, Nullable, OneOf, Time, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import { problemTypes } from '../reports/report-types.ts';
import type { Route } from '../route.ts';
import { type NumbersPeriod, defaultPeriod, numbersPeriods } from './numbers-period.ts';

const Count = Type.Integer({ minimum: 0 });
const Hours = Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
  description: 'The median, in hours; null where there is none yet',
});

const DeskNumbers = Type.Object(
  {
    from: { ...Time, description: 'The start of the period' },
    open: Count,
    claimed: Count,
    escalated: Count,
    waitingAppeals: Count,
    appealed: Count,
    reversed: Count,
    types: Type.Array(
      Type.Object({
        type: OneOf(problemTypes),
        received: Count,
        open: Count,
        firstAnswerHours: Hours,
        decisionHours: Hours,
      }),
    ),
    moderators: Type.Array(
      Type.Object({
        _id: Id,
        name: Nullable(Type.String()),
        answers: Count,
        firstAnswerHours: Hours,
        decisions: Count,
        decisionHours: Hours,
        appealed: Count,
        reversed: Count,
      }),
    ),
  },
  { title: 'DeskNumbers' },
);
export type DeskNumbers = Type.Static<typeof DeskNumbers>;

export const readNumbers = {
  method: 'GET',
  url: '/desk/numbers',
  access: permissions.readDeskNumbers,
  schema: {
    tags: ['Desk'],
    summary:
      'How fast the team answers and decides, by problem type and by colleague; moderators get only their own figures',
    querystring: Type.Object(
      {
        days: Type.Unsafe<NumbersPeriod>({
          type: 'integer',
          enum: numbersPeriods,
          default: defaultPeriod,
          description: 'Up to now',
        }),
      },
      strict,
    ),
    response: { 200: data(DeskNumbers) },
  },
} as const satisfies Route;
