import { expect, test } from 'vitest';
import type { Subscription } from '../../api/premium/subscription.ts';
import { nextPayment } from './next-payment.ts';

const end = '2027-11-22T12:00:00.000Z';
const own: Subscription = {
  id: 'sub_1',
  plan: 'annual',
  status: 'active',
  amount: 9999,
  currency: 'usd',
  currentPeriodStart: '2026-11-22T12:00:00.000Z',
  currentPeriodEnd: end,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
  trialStart: null,
  trialEnd: null,
  planned: null,
  priceChange: null,
  coupon: null,
  createdAt: end,
  updatedAt: end,
};
const planned = { plan: 'monthly', amount: 1499, at: end } as const;
const creditOf = (amount: number, currency = 'usd') => ({ amount, refundable: amount, currency });

test.each([
  ['the price', own, null, 'Next payment: $99.99 on Nov 22, 2027'],
  [
    'the price of the planned plan',
    { ...own, planned },
    null,
    'Next payment: $14.99 on Nov 22, 2027',
  ],
  [
    'the price of a period that has just begun, before the planned plan',
    { ...own, planned: { ...planned, at: '2028-11-22T12:00:00.000Z' } },
    null,
    'Next payment: $99.99 on Nov 22, 2027',
  ],
  [
    'the price of a period that has just begun after a trial, less the coupon',
    { ...own, trialEnd: end, coupon: 'SPRING' },
    null,
    'Next payment: $99.99 on Nov 22, 2027, less your coupon SPRING',
  ],
  [
    'less the credit',
    own,
    creditOf(1249),
    'Next payment: $87.50 on Nov 22, 2027, after $12.49 of credit',
  ],
  [
    'never below zero',
    { ...own, planned },
    creditOf(8500),
    'Next payment: $0.00 on Nov 22, 2027, after $14.99 of credit',
  ],
  [
    'without a credit in another currency',
    own,
    creditOf(1249, 'eur'),
    'Next payment: $99.99 on Nov 22, 2027',
  ],
] as const)('the next payment is %s', (_name, subscription, credit, text) => {
  expect(nextPayment(subscription, end, credit)).toBe(text);
});

const owedOf = (amount: number, currency = 'usd') => ({ amount, currency });
const trial: Subscription = { ...own, status: 'trialing', trialEnd: end, coupon: 'SPRING' };

test.each([
  [
    'with what is owed from earlier',
    own,
    null,
    owedOf(700),
    'Next payment: $106.99 on Nov 22, 2027. This includes $7.00 that you owe from earlier.',
  ],
  [
    'without what is owed in another currency',
    own,
    null,
    owedOf(700, 'eur'),
    'Next payment: $99.99 on Nov 22, 2027',
  ],
  [
    'after a trial, less the coupon',
    trial,
    null,
    null,
    'Next payment: $99.99 on Nov 22, 2027, less your coupon SPRING',
  ],
  [
    'after a trial, less the coupon and the credit',
    trial,
    creditOf(1249),
    null,
    'Next payment: $99.99 on Nov 22, 2027, less your coupon SPRING and up to $12.49 of credit',
  ],
  [
    'after a trial, less the coupon and with what is owed',
    trial,
    null,
    owedOf(700),
    'Next payment: $99.99 on Nov 22, 2027, less your coupon SPRING, plus $7.00 that you owe from earlier',
  ],
] as const)('the next payment is charged %s', (_name, subscription, credit, owed, text) => {
  expect(nextPayment(subscription, end, credit, owed)).toBe(text);
});
