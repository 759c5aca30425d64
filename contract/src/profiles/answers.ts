import * as Type from 'typebox';
import { Failure, OneOf, data, strict } from '../common.ts';
import { importanceNames, questionNames } from './questions.ts';
import type { Route } from '../route.ts';

const tags = ['Questions'] as const;
const params = Type.Object({ question: OneOf(questionNames) }, strict);

const Choice = Type.Integer({ minimum: 0, maximum: 7, description: 'The number of an answer' });

const AnswerFields = {
  mine: Choice,
  accepted: Type.Array(Choice, {
    maxItems: 8,
    uniqueItems: true,
    description: 'The answers that are fine from somebody else',
  }),
  importance: OneOf(importanceNames),
};

const GivenAnswer = Type.Object({ question: Type.String(), ...AnswerFields });
export type GivenAnswer = Type.Static<typeof GivenAnswer>;

export const listAnswers = {
  method: 'GET',
  url: '/answers',
  access: 'member',
  schema: {
    tags,
    summary: 'What you have answered',
    response: { 200: data(Type.Object({ answers: Type.Array(GivenAnswer) })) },
  },
} as const satisfies Route;

export const saveAnswer = {
  method: 'PUT',
  url: '/answers/:question',
  access: 'member',
  schema: {
    tags,
    summary: 'Answer a question, say which answers you accept, and how much it matters',
    params,
    body: Type.Object(AnswerFields, strict),
    response: { 200: data(Type.Object({ answer: GivenAnswer })), 422: Failure },
  },
} as const satisfies Route;

export const removeAnswer = {
  method: 'DELETE',
  url: '/answers/:question',
  access: 'member',
  schema: {
    tags,
    summary: 'Take an answer back',
    params,
    response: { 200: data(Type.Object({ answered: Type.Boolean() })) },
  },
} as const satisfies Route;
