import * as Type from 'typebox';
import { Day, Failure, Nullable, OneOf, Time, data, strict } from './common.ts';
import { type QuestionName, formNames, longestAnswer, questionNames } from './compliance/forms.ts';
import { type DutyCode, dutyCodes, lawNames } from './compliance/laws.ts';
import { nudeLevels } from './site/nudes.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

const tags = ['Compliance'] as const;
const access = permissions.keepCompliance;

/** The service or the owner has done it; the owner has to; or it does not concern this site. */
export const dutyStates = ['done', 'due', 'not-needed'] as const;
export type DutyState = (typeof dutyStates)[number];

/** Why the site does not have to. */
export const exemptions = ['later', 'no-premium', 'inside'] as const;
export type Exemption = (typeof exemptions)[number];

const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Counted from 1; 0 if no one has filled it in',
});

const Duty = Type.Object(
  {
    code: OneOf(dutyCodes),
    law: Type.String({ description: 'Its name in its own country' }),
    source: Type.String({ description: 'Where it can be read' }),
    since: Day,
    state: OneOf(dutyStates),
    exemption: Nullable(OneOf(exemptions, { description: 'Why it is not needed' })),
    page: Nullable(
      Type.String({ description: 'The page that proves it, or on which it can be done' }),
    ),
    form: Nullable(OneOf(formNames)),
    version: Version,
    filledAt: Nullable(Time),
  },
  { title: 'Duty' },
);
export type Duty = Type.Static<typeof Duty>;

const Law = Type.Object(
  {
    name: OneOf(lawNames),
    asOf: Type.String({ ...Day, description: 'The day on which its duties were last compared' }),
    isOffered: Type.Boolean({ description: 'People of a country that has it can join the site' }),
    duties: Type.Array(Duty),
  },
  { title: 'Law' },
);
export type Law = Type.Static<typeof Law>;

export const readCompliance = {
  method: 'GET',
  url: '/compliance',
  access,
  schema: {
    tags,
    summary:
      'What laws ask of the site: what is done, what the owner has to do, what is not needed',
    response: { 200: data(Type.Object({ laws: Type.Array(Law) })) },
  },
} as const satisfies Route;

const Count = Type.Integer({ minimum: 0 });

/** What the service knows about itself; figures are of the last twelve months. */
export const KnownValues = Type.Object(
  {
    members: Count,
    reports: Count,
    underAge: Count,
    decisions: Count,
    medianHours: Nullable(Type.Number()),
    appeals: Count,
    reversed: Count,
    photoReview: Type.Boolean(),
    nudes: OneOf(nudeLevels),
    rules: Count,
    regions: Type.Array(Type.String()),
    sensitiveFields: Type.Array(Type.String()),
    recipients: Type.Array(
      OneOf(['mails', 'payments', 'files', 'push', 'google', 'facebook', 'webhooks']),
    ),
    leavingDays: Count,
    exportDays: Count,
    reportDays: Count,
  },
  { title: 'KnownValues' },
);
export type KnownValues = Type.Static<typeof KnownValues>;

const Answers = Type.Unsafe<Partial<Record<QuestionName, string>>>(
  Type.Object(
    Object.fromEntries(
      questionNames.map((name) => [name, Type.Optional(Type.String({ maxLength: longestAnswer }))]),
    ),
    strict,
  ),
);

const Filled = Type.Object(
  {
    version: Version,
    answers: Answers,
    facts: Type.Partial(KnownValues),
    filledAt: Time,
    filledBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
  },
  { title: 'FilledForm', description: 'With what the service knew when it was filled in' },
);
export type Filled = Type.Static<typeof Filled>;

const params = Type.Object({ duty: OneOf(dutyCodes) }, strict);

export const readForm = {
  method: 'GET',
  url: '/compliance/:duty',
  access,
  schema: {
    tags,
    summary: 'A form about a duty: what the service knows now, and the versions, latest first',
    params,
    response: {
      200: data(
        Type.Object({
          facts: Type.Partial(KnownValues),
          versions: Type.Array(Filled, { maxItems: 50, description: 'The latest fifty' }),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;

export const fillForm = {
  method: 'POST',
  url: '/compliance/:duty',
  access,
  schema: {
    tags,
    summary: 'Fill in a form about a duty. Each is kept as a version of its own',
    params,
    body: Type.Object(
      {
        version: Type.Integer({
          minimum: 0,
          maximum: 1_000_000,
          description: 'The latest version that you looked at: refused if a colleague filled it in',
        }),
        answers: Answers,
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ filled: Filled })),
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export type FormAnswers = Type.Static<typeof Answers>;
export type { DutyCode };
