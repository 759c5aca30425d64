import { expect, test } from 'vitest';
import { previewTexts } from './preview-texts.ts';

const nextPaymentAt = '2026-11-29T12:00:00.000Z';
const preview = {
  currency: 'usd',
  amountDue: 0,
  credit: 0,
  creditUsed: 0,
  nextAmount: 9999,
  nextCredit: 0,
  nextDiscount: 0,
  nextOwed: 0,
  nextPaymentAt,
  nextPrice: 9999,
  renewal: null,
};
const renewal = { plan: 'annual', amount: 9999, at: '2026-11-29T13:00:00.000Z' } as const;

test.each([
  ['a trial', preview, ['Nothing today. $99.99 on Nov 29, 2026.']],
  [
    'a period that has just begun',
    { ...preview, nextAmount: 1499, renewal },
    ['The payment after that: $14.99 on Nov 29, 2026'],
  ],
  [
    'a trial with a coupon',
    { ...preview, nextAmount: 4999, nextDiscount: 5000 },
    ['Nothing today. $49.99 on Nov 29, 2026.', '$99.99, less $50.00 of your coupon'],
  ],
  [
    'a credit that is left',
    {
      ...preview,
      amountDue: 0,
      creditUsed: 2000,
      credit: 6500,
      nextAmount: 0,
      nextPrice: 3499,
      nextCredit: 3499,
    },
    [
      'Next payment: $0.00 on Nov 29, 2026',
      '$34.99, less $34.99 of credit',
      '$65.00 of your credit is left and lowers your next payments.',
    ],
  ],
  [
    'money that is owed',
    { ...preview, amountDue: 1500, nextAmount: 10_499, nextOwed: 500 },
    ['Next payment: $104.99 on Nov 29, 2026', 'This includes $5.00 that you owe from earlier.'],
  ],
  [
    'yen, which have no decimals',
    { ...preview, currency: 'jpy', amountDue: 1500, nextAmount: 15_000, nextPrice: 15_000 },
    ['Next payment: ¥15,000 on Nov 29, 2026'],
  ],
])('the next payment with %s', (_name, shown, texts) => {
  expect(previewTexts(shown)).toEqual(texts);
});
