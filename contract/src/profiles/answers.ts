import * as Type from 'typebox';
import { Failure, Nullable, OneOf, data, strict } from '../common.ts';
import { ChoiceKey } from './choice-keys.ts';
import { importanceNames } from './questions.ts';
import type { Route } from '../route.ts';

const tags = ['Questions'] as const;
const params = Type.Object({ question: ChoiceKey }, strict);

const Choice = Type.Integer({ minimum: 0, maximum: 7, description: 'The number of an answer' });

const AnswerFields = {
  mine: Choice,
  accepted: Type.Array(Choice, {
    maxItems: 8,
    uniqueItems: true,
    description: 'The answers you would accept',
  }),
  importance: OneOf(importanceNames),
};

/** Answers count at most so many minutes after the moment from which they are to count. */
export const countingMinutes = 5;

const GivenAnswer = Type.Object({
  question: Type.String(),
  ...AnswerFields,
  open: Type.Boolean({
    description: 'Whether it counts for what others see. Hidden answers count for what you see',
  }),
  countsAt: Nullable(
    Type.String({
      format: 'date-time',
      description:
        'When a new or changed answer begins to count: your first answers on the next hour, later ones at midnight (UTC). Hiding and deleting take effect immediately',
    }),
  ),
});
export type GivenAnswer = Type.Static<typeof GivenAnswer>;

export const listAnswers = {
  method: 'GET',
  url: '/answers',
  access: 'member',
  schema: {
    tags,
    summary: 'Your answers',
    response: { 200: data(Type.Object({ answers: Type.Array(GivenAnswer) })) },
  },
} as const satisfies Route;

export const saveAnswer = {
  method: 'PUT',
  url: '/answers/:question',
  access: 'member',
  schema: {
    tags,
    summary: 'Answer a question, with accepted answers and importance',
    params,
    body: Type.Object(
      {
        ...AnswerFields,
        open: Type.Optional(
          Type.Boolean({
            description:
              'Whether it counts for what others see. By default as it was, and for a new answer as the question suggests',
          }),
        ),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ answer: GivenAnswer })), 422: Failure },
  },
} as const satisfies Route;

export const removeAnswer = {
  method: 'DELETE',
  url: '/answers/:question',
  access: 'member',
  schema: {
    tags,
    summary: 'Delete an answer',
    params,
    response: { 200: data(Type.Object({ answered: Type.Boolean() })) },
  },
} as const satisfies Route;
