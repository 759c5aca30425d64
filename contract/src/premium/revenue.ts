import * as Type from 'typebox';
import { OneOf, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { Amount, Currency, PlanName } from './plans.ts';

export const movementKinds = ['new', 'expansion', 'contraction', 'churn', 'reactivation'] as const;
export type MovementKind = (typeof movementKinds)[number];

const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'YYYY-MM' });
const Movements = Type.Object(
  Object.fromEntries(movementKinds.map((kind) => [kind, Amount])) as Record<
    MovementKind,
    typeof Amount
  >,
  { description: 'Changes of the monthly recurring revenue; decreases are negative' },
);

export const Revenue = Type.Object(
  {
    currency: Currency,
    recurring: Type.Integer({ description: 'Monthly recurring revenue now' }),
    subscribers: Type.Integer(),
    byPlan: Type.Array(
      Type.Object({ plan: PlanName, recurring: Amount, subscribers: Type.Integer() }),
    ),
    months: Type.Array(
      Type.Object({
        month: Month,
        recurring: Type.Integer({ description: 'At its end' }),
        ...Movements.properties,
        paid: Type.Integer({ description: 'Invoices paid in it' }),
        refunded: Amount,
        withdrawn: Type.Integer({
          description: 'The part of it that members got back by withdrawing from a contract',
        }),
        net: Amount,
        plans: Type.Array(Type.Object({ plan: PlanName, paid: Amount, refunded: Amount })),
      }),
    ),
    check: Type.Object(
      {
        status: OneOf(['equal', 'different', 'never']),
        at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
        difference: Type.Integer({ description: 'Between these figures and the invoices' }),
        repaired: Type.Integer({ description: 'Rows that the last comparison corrected' }),
      },
      { description: 'The last comparison with the invoices of the payment provider' },
    ),
  },
  { title: 'Revenue' },
);
export type Revenue = Type.Static<typeof Revenue>;

export const readRevenue = {
  method: 'GET',
  url: '/revenue',
  access: permissions.readRevenue,
  schema: {
    tags: ['Payments'],
    summary: 'Recurring revenue, how it changed, and what was paid, month by month and by plan',
    querystring: Type.Object(
      { months: Type.Integer({ minimum: 1, maximum: 36, default: 12 }) },
      strict,
    ),
    response: { 200: data(Revenue) },
  },
} as const satisfies Route;
