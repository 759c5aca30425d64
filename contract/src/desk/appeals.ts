import * as Type from 'typebox';
import {
  DeletableText,
  Failure,
  Id,
  Nullable,
  OneOf,
  Poll,
  Text,
  Time,
  data,
  strict,
} from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { Colleague } from './case-parts.ts';
import { Decision } from './decisions.ts';
import { longestSuspensionDays } from './grounds.ts';
import { appealOutcomes } from './outcomes.ts';

const tags = ['Desk'] as const;

/** Open appeals, those with this outcome, those that changed a decision in whole or part, or all. */
export const appealStates = ['waiting', ...appealOutcomes, 'changed', 'all'] as const;
export type AppealState = (typeof appealStates)[number];

export const Appeal = Type.Object(
  {
    _id: Id,
    party: OneOf(['subject', 'reporter']),
    by: Colleague,
    message: DeletableText,
    madeAt: Time,
    caseId: Nullable(Id),
    reportId: Nullable(Id),
    subject: Colleague,
    decision: Decision,
    waitsFor: Type.Union([OneOf(['colleague', 'administrator']), Type.Null()], {
      description:
        'Who has to decide it instead of you: a colleague, as you made the decision, or an administrator, as it is about a member of staff',
    }),
    outcome: Nullable(OneOf(appealOutcomes)),
    answer: Nullable(DeletableText),
    decidedAt: Nullable(Time),
    decidedBy: Colleague,
  },
  { title: 'Appeal' },
);
export type Appeal = Type.Static<typeof Appeal>;

export const AppealCounts = Type.Object(
  {
    waiting: Type.Integer(),
    upheld: Type.Integer(),
    'partly-reversed': Type.Integer(),
    reversed: Type.Integer(),
    changed: Type.Integer(),
    all: Type.Integer(),
  } satisfies Record<AppealState, unknown>,
  { title: 'AppealCounts', description: 'How many appeals each list has, whichever is asked for' },
);
export type AppealCounts = Type.Static<typeof AppealCounts>;

export const listAppeals = {
  method: 'GET',
  url: '/desk/appeals',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'Open appeals, the oldest first, or others, the latest first',
    querystring: Type.Object(
      {
        state: Type.Unsafe<AppealState>({ ...OneOf(appealStates), default: 'waiting' }),
        from: Type.Optional({
          ...Time,
          description: 'Made at this time or later; decided, for those with an outcome',
        }),
        cursor: Type.Optional(Id),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
        poll: Poll,
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          appeals: Type.Array(Appeal),
          counts: AppealCounts,
          nextCursor: Nullable(Id),
        }),
      ),
    },
  },
} as const satisfies Route;

export const decideAppeal = {
  method: 'PUT',
  url: '/desk/appeals/:id',
  access: permissions.decideCases,
  schema: {
    tags,
    summary:
      'Uphold or reverse a decision, all or part of it; a colleague of who made it does that if there is one',
    params: Type.Object({ id: Id }, strict),
    body: Type.Object(
      {
        outcome: OneOf(appealOutcomes),
        answer: Text(4000),
        days: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: longestSuspensionDays,
            description: 'For a suspension or ban that is partly reversed: its new length',
          }),
        ),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ appeal: Appeal })),
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;
