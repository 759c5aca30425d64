import * as Type from 'typebox';
import { Day, Failure, Name, Time, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { Amount, Currency, PlanName } from './plans.ts';
import { ProviderId, tags } from './subscription.ts';

/** Days after the day on which a contract was concluded, on each of which it can be withdrawn from. */
export const withdrawalDays = 14;

/** What a withdrawal returns, as the sum of its lines. */
const amounts = {
  currency: Currency,
  price: Type.Unsafe<number>({ ...Amount, description: 'What the contract has cost so far' }),
  used: Type.Unsafe<number>({ ...Amount, description: 'For the time used. It is kept' }),
  usedDays: Type.Integer({
    description: 'Days of the paid period that are over. The amount counts each moment',
  }),
  allDays: Type.Integer({ description: 'Of the paid period' }),
  earlier: Type.Unsafe<number>({
    ...Amount,
    description: 'For what came before a change of the plan. It is kept',
  }),
  returned: Type.Unsafe<number>({ ...Amount, description: 'What was refunded already' }),
  toCard: Amount,
  toCredit: Type.Unsafe<number>({
    ...Amount,
    description: 'The part that credit paid, which becomes credit again',
  }),
};

export const Withdrawable = Type.Object(
  {
    subscriptionId: Type.String(),
    plan: PlanName,
    concludedAt: Time,
    lastDay: Type.Unsafe<string>({
      ...Day,
      description: "The last day, in the operator's time zone, on which it can be withdrawn from",
    }),
    agreed: Type.Boolean({
      description:
        'Whether the member asked that it begins immediately, and pays for the time used',
    }),
    ...amounts,
  },
  { title: 'Withdrawable', description: 'A contract that can still be withdrawn from' },
);
export type Withdrawable = Type.Static<typeof Withdrawable>;

export const Withdrawal = Type.Object(
  {
    subscriptionId: Type.String(),
    plan: PlanName,
    concludedAt: Time,
    at: Type.String({ format: 'date-time', description: 'When the withdrawal was received' }),
    ...amounts,
  },
  { title: 'Withdrawal' },
);
export type Withdrawal = Type.Static<typeof Withdrawal>;

const found = data(
  Type.Object({
    contracts: Type.Array(Withdrawable),
    withdrawn: Type.Union([Withdrawal, Type.Null()]),
  }),
);

export const listWithdrawable = {
  method: 'GET',
  url: '/subscription/withdrawal',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Your contracts that you can still withdraw from, latest first, and what you get back',
    response: { 200: found },
  },
} as const satisfies Route;

const declaration = {
  name: Name(200),
  amount: Type.Integer({
    minimum: 0,
    description: 'What you saw that you get back. If it is another amount now, nothing happens',
  }),
};

const failures = { 404: Failure, 409: Failure, 422: Failure, 429: Failure } as const;

export const withdraw = {
  method: 'POST',
  url: '/subscription/withdrawal',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary:
      'Withdraw from a contract: it ends immediately, what was paid goes back, and the confirmed email of the account gets a receipt. Asked again it returns the same withdrawal',
    body: Type.Object({ subscriptionId: ProviderId, ...declaration }, strict),
    response: { 200: data(Type.Object({ withdrawal: Withdrawal })), ...failures },
  },
} as const satisfies Route;

/** Behind the `#` of a link, which a mail has. */
const token = Type.String({
  minLength: 1,
  maxLength: 500,
  description: 'From the mail that confirmed the purchase. It opens this contract and nothing else',
});

export const openWithdrawable = {
  method: 'POST',
  url: '/subscription/withdrawal/open',
  access: 'public',
  schema: {
    tags,
    summary: 'The contract that a mailed link is for, and what you get back; changes nothing',
    body: Type.Object({ token }, strict),
    response: { 200: found, ...failures },
  },
} as const satisfies Route;

export const withdrawByLink = {
  method: 'POST',
  url: '/subscription/withdrawal/by-link',
  access: 'public',
  schema: {
    tags,
    summary:
      'Withdraw from the contract that a mailed link is for, without signing in. Asked again it returns the same withdrawal',
    body: Type.Object({ token, ...declaration }, strict),
    response: { 200: data(Type.Object({ withdrawal: Withdrawal })), ...failures },
  },
} as const satisfies Route;
