import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import { Confirmed } from '../reports/confirmed.ts';
import { reportOutcomes } from '../reports/outcomes.ts';
import { refusals } from '../reports/picture-refusals.ts';
import type { Route } from '../route.ts';
import { Colleague } from './case-parts.ts';
import { categoryNames, keywords } from './categories.ts';
import { clauses, longestSuspensionDays, maxReasonLength, sources } from './grounds.ts';
import { automations } from './outcomes.ts';
import { decisionActions, removableTexts } from './sanctions.ts';

const tags = ['Desk'] as const;

/** The reason, for the subject and for the statistics that the law requires. Every action except a dismissal has it. */
const Ground = Type.Object(
  {
    kind: OneOf(['law', 'terms']),
    clause: Type.Optional(OneOf(clauses)),
    law: Type.Optional(Text(500)),
    category: OneOf(categoryNames),
    keyword: OneOf(keywords),
    source: OneOf(sources),
    automatedDetection: Type.Boolean({ default: false }),
    automatedDecision: Type.Unsafe<(typeof automations)[number]>({
      ...OneOf(automations),
      default: 'not-automated',
    }),
    reason: Text(maxReasonLength),
  },
  strict,
);

export const NewDecision = Type.Object(
  {
    version: Type.Integer({
      minimum: 0,
      description: 'The version of the case that you looked at',
    }),
    action: OneOf(decisionActions),
    reports: Type.Array(
      Type.Object(
        {
          _id: Id,
          outcome: OneOf(reportOutcomes),
          answer: Type.Optional(Text(4000)),
        },
        strict,
      ),
      { minItems: 1, maxItems: 200 },
    ),
    ground: Type.Optional(Ground),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: longestSuspensionDays })),
    publicId: Type.Optional(Text(200)),
    field: Type.Optional(OneOf(removableTexts)),
    message: Type.Optional(
      Type.Object(
        { reportId: Id, number: Type.Integer({ minimum: 1 }) },
        { ...strict, description: 'A message of the reported member in the evidence of a report' },
      ),
    ),
    refusal: Type.Optional(
      OneOf(refusals, {
        description:
          'Why an intimate picture stays. A dismissal of a request from the form needs it',
      }),
    ),
    note: Type.Optional(Text(maxReasonLength)),
    confirmed: Type.Optional(Confirmed),
    texts: Type.Optional(
      Type.Array(Type.Object({ _id: Id, version: Text(100) }, strict), {
        maxItems: 20,
        description:
          'The canned texts that it says, as you saw them. It is refused if one of them has changed since, as others would get another text than you saw',
      }),
    ),
  },
  strict,
);
export type NewDecision = Type.Static<typeof NewDecision>;

export const Decision = Type.Object(
  {
    _id: Id,
    action: OneOf(decisionActions),
    by: Colleague,
    at: Time,
    until: Nullable(Time),
    ground: Type.Union([
      Type.Object({
        kind: OneOf(['law', 'terms']),
        clause: Nullable(Type.String()),
        category: OneOf(categoryNames),
        keyword: OneOf(keywords),
      }),
      Type.Null(),
    ]),
    reason: Nullable(Type.String({ description: 'As it was sent' })),
    writtenReason: Nullable(
      Type.String({
        description:
          'As it was written; null if that was sent. Otherwise the subject got the version in their language of the same canned reason',
      }),
    ),
    note: Nullable(Type.String()),
    strikes: Type.Integer(),
    reports: Type.Array(Type.Object({ _id: Id, outcome: OneOf(reportOutcomes) })),
    fraud: Type.Union(
      [
        Type.Object({
          warned: Type.Integer(),
          withdrawn: Type.Integer(),
          waits: Type.Boolean({ description: 'Someone still has to be notified' }),
        }),
        Type.Null(),
      ],
      { description: 'How many people were warned, if it is a ban for fraud' },
    ),
    copies: Type.Integer({ description: 'How many copies of the picture it removed elsewhere' }),
    undoableUntil: Nullable(Time),
    undoneAt: Nullable(Time),
    reversedAt: Nullable(Time),
  },
  { title: 'Decision' },
);
export type Decision = Type.Static<typeof Decision>;

const params = Type.Object({ id: Id }, strict);
const decided = data(Type.Object({ decision: Decision }));

export const decideCase = {
  method: 'POST',
  url: '/desk/cases/:id/decisions',
  access: permissions.decideCases,
  freshProof: 'sometimes',
  idempotent: true,
  schema: {
    tags,
    summary:
      'Decide a case: it takes effect immediately, and its messages are sent after ten seconds',
    params,
    body: NewDecision,
    response: {
      200: decided,
      404: Failure,
      409: Failure,
      412: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export const undoDecision = {
  method: 'POST',
  url: '/desk/decisions/:id/undo',
  access: permissions.decideCases,
  schema: {
    tags,
    summary: 'Undo your decision within ten seconds, from any tab',
    params,
    response: { 200: decided, 404: Failure, 409: Failure },
  },
} as const satisfies Route;

const Row = Type.Object({
  caseId: Id,
  decision: Type.Union([Decision, Type.Null()]),
  error: Nullable(Type.String({ description: 'Why this case was not decided' })),
});
export type DecidedRow = Type.Static<typeof Row>;

/** What can't wait is confirmed by someone who looks at it alone. */
const { confirmed: _, ...together } = NewDecision.properties;

export const decideCases = {
  method: 'POST',
  url: '/desk/decisions',
  access: permissions.decideCases,
  freshProof: 'sometimes',
  schema: {
    tags,
    summary:
      "Decide several similar cases; each has its own result and can be undone separately. Those that can't wait are left out",
    body: Type.Object(
      {
        cases: Type.Array(Type.Object({ caseId: Id, ...together }, strict), {
          minItems: 1,
          maxItems: 50,
        }),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ rows: Type.Array(Row) })) },
  },
} as const satisfies Route;
