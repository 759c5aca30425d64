import * as Type from 'typebox';
import { IfMatchHeaders, Failure, Nullable, OneOf, Version, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { RightsOfTiers } from './rights.ts';

/** The plans that can be bought; each gives the same premium. */
export const planIds = ['monthly', 'quarterly', 'annual'] as const;
export type PlanId = (typeof planIds)[number];
export const PlanName = OneOf(planIds);

/** Months that one payment of a plan covers. */
export const monthsOf = { monthly: 1, quarterly: 3, annual: 12 } as const satisfies Readonly<
  Record<PlanId, number>
>;

/** Money is an integer in the smallest unit of its currency, such as cents. */
export const Amount = Type.Integer({ description: 'In the smallest unit of the currency' });

/** A part of the charge for a change of plan. */
export const ChangeLine = Type.Object({
  plan: PlanName,
  unused: Type.Boolean({ description: 'What is left of this plan, which is credited' }),
  amount: Amount,
});
export const Currency = Type.String({
  pattern: '^[a-z]{3}$',
  description: 'ISO 4217, in lower case',
});

export const Plan = Type.Object(
  {
    id: PlanName,
    amount: Amount,
    currency: Currency,
    months: Type.Integer({ description: 'Months that one payment covers' }),
    perMonth: Type.Integer({ description: 'The amount per month, rounded' }),
    savesPercent: Type.Integer({ description: 'Less than twelve or three monthly payments' }),
  },
  { title: 'Plan' },
);
export type Plan = Type.Static<typeof Plan>;

export const paymentModes = ['off', 'sandbox', 'stripe'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const listPlans = {
  method: 'GET',
  url: '/plans',
  access: 'public',
  schema: {
    tags: ['Subscriptions'],
    summary: 'What premium costs and includes, and how it is paid',
    response: {
      200: data(
        Type.Object({
          plans: Type.Array(Plan),
          sold: Type.Boolean({
            description: 'Whether the owner of the site sells premium. What was sold goes on',
          }),
          rights: RightsOfTiers,
          version: Version,
          trialDays: Type.Integer({ description: 'Free days of a first subscription; 0 is none' }),
          coupons: Type.Boolean({ description: 'Whether a coupon can be entered' }),
          payments: Type.Object({
            mode: Type.Unsafe<PaymentMode>({
              ...OneOf(paymentModes),
              description: 'Whether premium can be bought, and with real money',
            }),
            publishableKey: Nullable(Type.String({ description: 'For the card form' })),
            apiPath: Nullable(
              Type.String({
                description:
                  'In the sandbox, the URL on this origin to which the card form posts, instead of to Stripe',
              }),
            ),
            clock: Nullable(
              Type.String({
                format: 'date-time',
                description: "The payments' time, if an operator moved the sandbox's clock forward",
              }),
            ),
          }),
        }),
      ),
    },
  },
} as const satisfies Route;

export const changeRights = {
  method: 'PUT',
  url: '/plans/rights',
  access: permissions.changePlans,
  schema: {
    tags: ['Subscriptions'],
    summary: 'Change the rights of the free and premium tiers; takes effect right away',
    headers: IfMatchHeaders,
    body: Type.Object({ rights: RightsOfTiers }, strict),
    response: {
      200: data(Type.Object({ rights: RightsOfTiers, version: Version })),
      412: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;
