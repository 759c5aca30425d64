import * as Type from 'typebox';
import { Day, Failure, Id, Nullable, OneOf, Time, data, strict } from '../common.ts';
import { languageCodes } from '../languages.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { Amount, Currency, PlanName } from './plans.ts';

/** Days between the notice of a new price and the first day on which it can be charged. */
export const priceNotice = { usual: 30, fewest: 14, most: 365 } as const;

export const priceMoveStates = ['announcing', 'waiting', 'running', 'done', 'stopped'] as const;
export type PriceMoveState = (typeof priceMoveStates)[number];

const tags = ['Prices'] as const;
const access = permissions.changePlans;
const failures = { 404: Failure, 409: Failure, 422: Failure } as const;

const OldPrice = Type.Object(
  {
    plan: PlanName,
    amount: Type.Integer({ description: 'What these subscriptions were sold at' }),
    currency: Currency,
    to: Type.Integer({ description: 'What the plan costs new subscribers now' }),
    count: Type.Integer({ description: 'Subscriptions that a move reaches' }),
    kept: Type.Integer({
      description: 'In a trial, canceled or with a planned change, so that they keep their price',
    }),
    moving: Type.Boolean({ description: 'Some of them are in a move that is not over' }),
  },
  { title: 'OldPrice' },
);
export type OldPrice = Type.Static<typeof OldPrice>;

const PriceMove = Type.Object(
  {
    _id: Id,
    plan: PlanName,
    currency: Currency,
    from: Amount,
    to: Amount,
    startsOn: Day,
    state: OneOf(priceMoveStates),
    createdAt: Time,
    createdBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
    stoppedAt: Nullable(Time),
    count: Type.Integer({ description: 'Subscriptions in the move' }),
    notified: Type.Integer({ description: 'Of those, how many members were notified' }),
    moved: Type.Integer({ description: 'Of those, how many pay the new price' }),
    left: Type.Integer({ description: 'Of those, how many ended or changed their plan before' }),
  },
  { title: 'PriceMove' },
);
export type PriceMove = Type.Static<typeof PriceMove>;

const moved = data(Type.Object({ move: PriceMove }));

export const listOldPrices = {
  method: 'GET',
  url: '/price-moves/prices',
  access,
  schema: {
    tags,
    summary: 'Prices of running subscriptions that differ from those of new ones',
    response: {
      200: data(
        Type.Object({
          prices: Type.Array(OldPrice),
          usual: Type.String({ format: 'date', description: 'The day that is usual for a move' }),
          earliest: Type.String({ format: 'date', description: 'The first day that is possible' }),
          latest: Day,
        }),
      ),
    },
  },
} as const satisfies Route;

const chosen = { plan: PlanName, from: Type.Integer({ minimum: 1 }), startsOn: Day };

export const previewPriceMove = {
  method: 'GET',
  url: '/price-moves/preview',
  access,
  schema: {
    tags,
    summary: 'What moving an old price changes, with the mail as members get it',
    querystring: Type.Object({ ...chosen, language: OneOf(languageCodes) }, strict),
    response: {
      200: data(
        Type.Object({
          to: Amount,
          currency: Currency,
          count: Type.Integer({ description: 'Subscriptions that are moved' }),
          perMonth: Type.Object(
            { now: Amount, afterwards: Amount },
            { description: 'What they pay in a month' },
          ),
          mail: Type.Object({ subject: Type.String(), text: Type.String() }),
        }),
      ),
      ...failures,
    },
  },
} as const satisfies Route;

export const listPriceMoves = {
  method: 'GET',
  url: '/price-moves',
  access,
  schema: {
    tags,
    summary: 'Moves of old prices, latest first',
    querystring: Type.Object(
      {
        cursor: Type.Optional(Id),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ moves: Type.Array(PriceMove), nextCursor: Nullable(Id) })),
    },
  },
} as const satisfies Route;

export const movePrice = {
  method: 'POST',
  url: '/price-moves',
  access,
  freshProof: 'always',
  idempotent: true,
  schema: {
    tags,
    summary: 'Move subscriptions from an old price to the present one, and notify their members',
    body: Type.Object(
      {
        ...chosen,
        to: Type.Integer({
          minimum: 1,
          description: 'From the preview; 409 if the plan costs something else now',
        }),
        count: Type.Integer({
          minimum: 1,
          description: 'From the preview; 409 if there are more subscriptions now',
        }),
      },
      strict,
    ),
    response: { 200: moved, ...failures },
  },
} as const satisfies Route;

export const stopPriceMove = {
  method: 'POST',
  url: '/price-moves/:id/stop',
  access,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Stop a move: who has not paid the new price keeps the old one, and hears of it',
    params: Type.Object({ id: Id }, strict),
    response: { 200: moved, ...failures },
  },
} as const satisfies Route;
