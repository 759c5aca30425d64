import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';

const end = '2027-11-22T12:00:00.000Z';
const own = {
  plan: 'annual',
  planned: null,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: end,
} as const;
const planned = { plan: 'monthly', amount: 1499, at: end } as const;
const plan = (id: 'monthly' | 'quarterly' | 'annual', amount: number) => ({
  id,
  amount,
  currency: 'usd',
});

test.each([
  [
    'someone without a subscription buys',
    plan('annual', 9999),
    null,
    'Annual, $99.99 today',
    'buy',
  ],
  ['the own plan is managed', plan('annual', 9999), own, 'Annual is your plan', 'manage'],
  [
    'another plan is changed to',
    plan('monthly', 1499),
    own,
    'Monthly, $14.99 every month',
    'change',
  ],
  [
    'the planned plan can be taken back',
    plan('monthly', 1499),
    { ...own, planned },
    'Monthly starts on Nov 22, 2027',
    'keep',
  ],
  [
    'the own plan can be kept',
    plan('annual', 9999),
    { ...own, planned },
    'Monthly starts on Nov 22, 2027',
    'keep',
  ],
  [
    'a longer plan than the planned one is changed to',
    plan('quarterly', 3499),
    { ...own, planned },
    'Quarterly, $34.99 every 3 months',
    'change',
  ],
  [
    'what was canceled is reactivated first, for any plan',
    plan('monthly', 1499),
    { ...own, cancelAtPeriodEnd: true },
    'Annual ends on Nov 22, 2027',
    'reactivate',
  ],
] as const)('%s', (_name, chosen, subscription, title, next) => {
  expect(offerOf(chosen, subscription, 0)).toMatchObject({ title, next });
});
