import * as Type from 'typebox';
import { Failure, Nullable, OneOf, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import { problemTypes } from '../reports/report-types.ts';
import type { Route } from '../route.ts';
import { longestSuspensionDays } from './grounds.ts';
import { longestStrikeDays, mostSteps, mostStrikes } from './ladder-rules.ts';
import { stepActions } from './sanctions.ts';

const tags = ['Desk'] as const;

const step = {
  strikes: Type.Integer({
    minimum: 0,
    maximum: mostStrikes,
    description: 'From this many strikes on, up to the next step',
  }),
  action: OneOf(stepActions),
  days: Nullable(Type.Integer({ minimum: 1, maximum: longestSuspensionDays })),
};
const LadderStep = Type.Object(step, strict);
export type LadderStep = Type.Static<typeof LadderStep>;

/** The usual action in a case, and the problem type it is for, if that has its own steps. */
export const Suggestion = Type.Object({ ...step, problem_type: Nullable(OneOf(problemTypes)) });
export type Suggestion = Type.Static<typeof Suggestion>;

const Steps = Type.Array(LadderStep, {
  minItems: 1,
  maxItems: mostSteps,
  description: 'Starting at no strikes, in order; none is milder than the one before',
});

export const Ladder = Type.Object(
  {
    version: Type.Integer({ description: 'A change names the version that it is based on' }),
    strikeDays: Type.Integer({
      minimum: 1,
      maximum: longestStrikeDays,
      description: 'For how many days a strike counts',
    }),
    steps: Steps,
    ofTypes: Type.Array(Type.Object({ problem_type: OneOf(problemTypes), steps: Steps }, strict), {
      maxItems: problemTypes.length,
      description: 'Problem types with their own steps',
    }),
  },
  { ...strict, title: 'Ladder' },
);
export type Ladder = Type.Static<typeof Ladder>;

const found = data(Type.Object({ ladder: Ladder }));

export const readLadder = {
  method: 'GET',
  url: '/desk/ladder',
  access: permissions.readReports,
  schema: {
    tags,
    summary: 'The usual action for each number of strikes, and how long a strike counts',
    response: { 200: found },
  },
} as const satisfies Route;

export const changeLadder = {
  method: 'PUT',
  url: '/desk/ladder',
  access: permissions.configureDesk,
  schema: {
    tags,
    summary: 'Change the usual action for each number of strikes, unless a colleague just has',
    body: Ladder,
    response: { 200: found, 412: Failure, 422: Failure },
  },
} as const satisfies Route;
