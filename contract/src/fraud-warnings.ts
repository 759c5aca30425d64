import * as Type from 'typebox';
import { Failure, Id, Nullable, Time, data, strict } from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

/** The most warnings that a member sees, the latest first. Only few people get more than one. */
export const mostWarnings = 100;

const FraudWarning = Type.Object(
  {
    _id: Id,
    name: Nullable(
      Type.String({ description: 'The name that the banned person showed; null once erased' }),
    ),
    lastWroteAt: Time,
    warnedAt: Time,
    withdrawnAt: Nullable(Time),
  },
  { title: 'FraudWarning' },
);
export type FraudWarning = Type.Static<typeof FraudWarning>;

export const listFraudWarnings = {
  method: 'GET',
  url: '/fraud-warnings',
  access: 'member',
  schema: {
    tags: ['Fraud warnings'],
    summary: 'The people who wrote to you and were banned for fraud, latest first',
    response: { 200: data(Type.Object({ warnings: Type.Array(FraudWarning) })) },
  },
} as const satisfies Route;

export const countFraudWarnings = {
  method: 'GET',
  url: '/users/:id/fraud-warnings',
  access: permissions.changeStatus,
  schema: {
    tags: ['Staff'],
    summary: 'How many people a ban of this user for fraud would warn, and how many are warned now',
    params: Type.Object({ id: Id }, strict),
    response: {
      200: data(
        Type.Object({
          toWarn: Type.Integer({ description: 'They were written to, and are not warned yet' }),
          warned: Type.Integer({ description: 'They were warned, and it was not withdrawn' }),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;
