import * as Type from 'typebox';
import { Failure, Id, MailedToken, Nullable, OneOf, Text, Time, data, strict } from '../common.ts';
import { reportOutcomes } from '../reports/outcomes.ts';
import type { Route } from '../route.ts';
import { appealOutcomes, automations } from './outcomes.ts';
import { sanctions } from './sanctions.ts';

const tags = ['Statements'] as const;

const parties = ['subject', 'reporter'] as const;

const Appeal = Type.Union([
  Type.Object({
    message: Type.String(),
    madeAt: Time,
    outcome: Nullable(OneOf(appealOutcomes)),
    answer: Nullable(Type.String()),
    decidedAt: Nullable(Time),
  }),
  Type.Null(),
]);

const common = {
  token: Type.String({ description: 'Opens this statement, also for people who cannot sign in' }),
  at: Time,
  appeal: Appeal,
  appealUntil: Nullable(Time),
};

/** What the subject of a decision is told. */
const SubjectStatement = Type.Object({
  ...common,
  party: OneOf(['subject']),
  decisionId: Id,
  action: OneOf(sanctions),
  until: Nullable(Time),
  ground: OneOf(['law', 'terms']),
  clause: Type.String({
    format: 'clause',
    description: 'The clause of the terms in the language of the request, or the law',
  }),
  reason: Type.String(),
  noticed: Type.Boolean({ description: 'Whether a report led to it' }),
  automatedDetection: Type.Boolean(),
  automatedDecision: OneOf(automations),
  reversedAt: Nullable(Time),
});

/** What a reporter is told: the outcome of their report, and nothing of what was decided about anyone. */
const ReporterStatement = Type.Object({
  ...common,
  party: OneOf(['reporter']),
  reportId: Id,
  outcome: OneOf(reportOutcomes),
  answer: Nullable(Type.String()),
});

export const Statement = Type.Union([SubjectStatement, ReporterStatement]);
export type Statement = Type.Static<typeof Statement>;

export const listStatements = {
  method: 'GET',
  url: '/statements',
  access: 'member',
  schema: {
    tags,
    summary: 'Decisions about you and the outcomes of your reports, latest first',
    querystring: Type.Object(
      {
        party: Type.Optional(OneOf(parties)),
        cursor: Type.Optional(MailedToken),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          statements: Type.Array(Statement),
          nextCursor: Nullable(Type.String({ description: 'The token of the last statement' })),
        }),
      ),
    },
  },
} as const satisfies Route;

export const openStatement = {
  method: 'POST',
  url: '/statements/open',
  access: 'public',
  schema: {
    tags,
    summary: 'The statement that a mailed link is for; changes nothing',
    body: Type.Object({ token: MailedToken }, strict),
    response: { 200: data(Type.Object({ statement: Statement })), 404: Failure },
  },
} as const satisfies Route;

export const makeAppeal = {
  method: 'POST',
  url: '/statements/appeal',
  access: 'public',
  schema: {
    tags,
    summary: 'Appeal a decision, once and within six months',
    body: Type.Object({ token: MailedToken, message: Text(4000) }, strict),
    response: {
      200: data(Type.Object({ statement: Statement })),
      404: Failure,
      409: Failure,
    },
  },
} as const satisfies Route;
