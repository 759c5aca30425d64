import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Poll, Time, data, strict } from './common.ts';
import { CasePerson, CaseReport, Colleague, Holder, LeftOut } from './desk/case-parts.ts';
import { Decision } from './desk/decisions.ts';
import { Suggestion } from './desk/ladder.ts';
import { PhotoFocus } from './members.ts';
import { permissions } from './permissions.ts';
import { priorities, problemTypes } from './reports/report-types.ts';
import { ReasonKeyOf } from './reports/reason-key.ts';
import type { Route } from './route.ts';

const tags = ['Desk'] as const;
export const caseParams = Type.Object({ id: Id }, strict);

/** A claim ends automatically unless the screen that holds it renews it. */
export const claimMinutes = 5;

const head = {
  _id: Id,
  kind: OneOf(['person', 'service']),
  version: Type.Integer({ description: 'Counts changes of the reports; a decision names it' }),
  priority: OneOf(priorities),
  openedAt: Time,
  escalatedAt: Nullable(Time),
  dueAt: Nullable(
    Type.Unsafe<string>({ ...Time, description: 'By when a request in it has to be decided' }),
  ),
  holder: Holder,
};

const QueuedCase = Type.Object(
  {
    ...head,
    person: Type.Union([
      Type.Object({
        _id: Id,
        name: Nullable(Type.String()),
        photo: Nullable(Type.String()),
        photoFocus: PhotoFocus,
      }),
      Type.Null(),
    ]),
    types: Type.Array(OneOf(problemTypes)),
    openReports: Type.Integer(),
  },
  { title: 'QueuedCase' },
);
export type QueuedCase = Type.Static<typeof QueuedCase>;

export const holders = ['me', 'none', 'others', 'anyone'] as const;

const filter = {
  kind: Type.Optional(head.kind),
  problem_type: Type.Optional(OneOf(problemTypes)),
  reason: Type.Optional(ReasonKeyOf()),
  priority: Type.Optional(head.priority),
  holder: Type.Optional(OneOf(holders)),
  escalated: Type.Optional(Type.Boolean()),
  setAside: Type.Optional(
    Type.Boolean({ description: 'Reports set aside because their reporters made up others' }),
  ),
};

export const listCases = {
  method: 'GET',
  url: '/desk/cases',
  access: permissions.readReports,
  forKeys: { scope: 'cases', hides: ['photo', 'photoFocus'] },
  schema: {
    tags,
    summary: 'Open cases, the most urgent and then the oldest first',
    querystring: Type.Object(
      {
        ...filter,
        cursor: Type.Optional(Type.String({ maxLength: 100 })),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
        poll: Poll,
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({ cases: Type.Array(QueuedCase), nextCursor: Nullable(Type.String()) }),
      ),
    },
  },
} as const satisfies Route;

export const countCases = {
  method: 'GET',
  url: '/desk/cases/count',
  access: permissions.readReports,
  forKeys: { scope: 'cases' },
  schema: {
    tags,
    summary: 'Number of open cases in a list with the same filters',
    querystring: Type.Object(filter, strict),
    response: { 200: data(Type.Object({ total: Type.Integer({ minimum: 0 }) })) },
  },
} as const satisfies Route;

export const Case = Type.Object(
  {
    ...head,
    closedAt: Nullable(Time),
    escalatedBy: Colleague,
    reports: Type.Array(CaseReport),
    reportsLeftOut: LeftOut,
    person: Type.Union([CasePerson, Type.Null()]),
    decisions: Type.Array(Decision, { description: 'About this case and this person' }),
    decisionsLeftOut: LeftOut,
    strikeDays: Type.Integer({ description: 'For how many days a strike counts' }),
    suggestion: Type.Union([Suggestion, Type.Null()]),
  },
  { title: 'Case' },
);
export type Case = Type.Static<typeof Case>;

export const readCase = {
  method: 'GET',
  url: '/desk/cases/:id',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'A case: its reports with their evidence, the person, and the reporters',
    params: caseParams,
    querystring: Type.Object({ poll: Poll }, strict),
    response: { 200: data(Type.Object({ case: Case })), 404: Failure },
  },
} as const satisfies Route;

export const listColleagues = {
  method: 'GET',
  url: '/desk/colleagues',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'Names of staff who work on cases, to show who has or looks at one',
    response: {
      200: data(
        Type.Object({
          colleagues: Type.Array(Type.Object({ _id: Id, name: Nullable(Type.String()) })),
        }),
      ),
    },
  },
} as const satisfies Route;

const held = data(Type.Object({ holder: Holder }));

export const claimCase = {
  method: 'PUT',
  url: '/desk/cases/:id/claim',
  access: permissions.handleReports,
  schema: {
    tags,
    summary:
      'Claim a case for five minutes, renew your claim, or take the case over from a colleague',
    params: caseParams,
    querystring: Type.Object(
      {
        from: Type.Optional({
          ...Id,
          description: 'The colleague who has it now. If another one does, this is refused',
        }),
      },
      strict,
    ),
    response: { 200: held, 404: Failure, 409: Failure },
  },
} as const satisfies Route;

export const releaseCase = {
  method: 'DELETE',
  url: '/desk/cases/:id/claim',
  access: permissions.handleReports,
  schema: {
    tags,
    summary: 'Give up your claim on a case',
    params: caseParams,
    response: { 200: held, 404: Failure },
  },
} as const satisfies Route;

export const escalateCase = {
  method: 'PUT',
  url: '/desk/cases/:id/escalation',
  access: permissions.handleReports,
  schema: {
    tags,
    summary: 'Escalate a case, or undo that',
    params: caseParams,
    body: Type.Object({ escalated: Type.Boolean() }, strict),
    response: {
      200: data(Type.Object({ escalatedAt: Nullable(Time) })),
      404: Failure,
      409: Failure,
    },
  },
} as const satisfies Route;
