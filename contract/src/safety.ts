import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, data, strict } from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

export const accountStates = ['clear', 'slowed', 'held'] as const;

/** How an effect of the rules ended: by staff, by a ban, because a rule was undone, or because its time was over. */
const holdOutcomes = ['released', 'upheld', 'undone', 'ended'] as const;
export type HoldOutcome = (typeof holdOutcomes)[number];

/** The most messages that a held account can have waiting. */
export const mostWaiting = 20;
export const longestHoldAnswer = 1000;

const WaitingMessage = Type.Object(
  { _id: Id, memberId: Id, text: Type.String(), at: Time },
  { title: 'WaitingMessage' },
);

const tags = ['Safety'] as const;

export const OwnSafety = Type.Object(
  {
    state: OneOf(accountStates),
    since: Nullable(Time),
    until: Nullable(Type.String({ format: 'date-time', description: 'Of a slowed account' })),
    peopleAnHour: Type.Integer(),
    answer: Nullable(Type.String()),
    waiting: Type.Array(WaitingMessage),
  },
  { title: 'OwnSafety' },
);
export type OwnSafety = Type.Static<typeof OwnSafety>;

export const readOwnSafety = {
  method: 'GET',
  url: '/safety',
  access: 'verified',
  schema: {
    tags,
    summary:
      'Whether your first messages to new people wait for a look by the team, and which of them do',
    response: { 200: data(OwnSafety) },
  },
} as const satisfies Route;

export const answerHold = {
  method: 'PUT',
  url: '/safety/answer',
  access: 'verified',
  schema: {
    tags,
    summary: 'Say something to the team, who look at your account because of your first messages',
    body: Type.Object({ text: Text(longestHoldAnswer) }, strict),
    response: { 200: data(OwnSafety), 404: Failure },
  },
} as const satisfies Route;

export const deleteWaiting = {
  method: 'DELETE',
  url: '/safety/waiting/:id',
  access: 'verified',
  schema: {
    tags,
    summary: 'Delete a message of yours that waits',
    params: Type.Object({ id: Id }, strict),
    response: { 200: data(OwnSafety) },
  },
} as const satisfies Route;

const HoldRule = Type.Object(
  {
    rule: Type.String(),
    people: Type.Integer({ description: 'For how many people it was found' }),
    points: Type.Integer(),
  },
  { title: 'HoldRule' },
);
export type HoldRule = Type.Static<typeof HoldRule>;

const HeldAccount = Type.Object(
  {
    _id: Id,
    memberId: Id,
    firstName: Nullable(Type.String()),
    joinedAt: Time,
    heldAt: Time,
    points: Type.Integer(),
    rules: Type.Array(HoldRule),
    people: Type.Integer({ description: 'People they wrote to within a week' }),
    waiting: Type.Integer({ description: 'Messages that wait. No one on the team reads them' }),
    reports: Type.Integer(),
    answer: Nullable(Type.String()),
    caseId: Nullable(Id),
  },
  { title: 'HeldAccount' },
);
export type HeldAccount = Type.Static<typeof HeldAccount>;

export const heldPage = 30;

export const listHeld = {
  method: 'GET',
  url: '/desk/holds',
  access: permissions.decideCases,
  schema: {
    tags,
    summary: 'Accounts whose first messages wait for a look, those that wait longest first',
    querystring: Type.Object({ cursor: Type.Optional(Id) }, strict),
    response: {
      200: data(
        Type.Object({
          accounts: Type.Array(HeldAccount),
          total: Type.Integer(),
          nextCursor: Nullable(Id),
        }),
      ),
    },
  },
} as const satisfies Route;

const holdParams = Type.Object({ id: Id }, strict);

export const releaseHold = {
  method: 'POST',
  url: '/desk/holds/:id/release',
  access: permissions.decideCases,
  schema: {
    tags,
    summary:
      'Nothing is wrong with this account: deliver its messages, and let rules only note for 30 days',
    params: holdParams,
    response: {
      200: data(Type.Object({ released: Type.Integer({ description: 'Messages' }) })),
      404: Failure,
      409: Failure,
    },
  },
} as const satisfies Route;

export const openCaseOfHold = {
  method: 'POST',
  url: '/desk/holds/:id/case',
  access: permissions.decideCases,
  schema: {
    tags,
    summary: 'Open a case about the person. Their messages wait until it is decided',
    params: holdParams,
    body: Type.Object({ reason: Text(2000) }, strict),
    response: { 200: data(Type.Object({ caseId: Id })), 404: Failure, 409: Failure },
  },
} as const satisfies Route;

const RuleFigures = Type.Object(
  {
    rule: Type.String(),
    members: Type.Integer({ description: 'In whose messages or account it was found' }),
    hits: Type.Integer(),
    held: Type.Integer({ description: 'Accounts that it helped to hold or slow' }),
    upheld: Type.Integer({ description: 'Of those, that were banned or got another decision' }),
    errors: Type.Integer({ description: 'Of those, that the team released' }),
  },
  { title: 'RuleFigures' },
);
export type RuleFigures = Type.Static<typeof RuleFigures>;

export const readRuleFigures = {
  method: 'GET',
  url: '/desk/safety-rules',
  access: permissions.decideCases,
  schema: {
    tags,
    summary: 'What each rule found this month, and how often it was wrong',
    response: {
      200: data(Type.Object({ since: Time, held: Type.Integer(), rules: Type.Array(RuleFigures) })),
    },
  },
} as const satisfies Route;
