import { expect, test } from 'vitest';
import { offeredRefund } from './offered-refund.ts';

const ending = { subscriptionId: 'sub_1', currency: 'usd', unused: 9900, last: 9220, credit: 0 };
const endings = [{ ...ending, earlier: [{ invoiceId: 'in_month', amount: 779 }] }];
const month = { id: 'in_month', amountPaid: 1499, amountRefunded: 0 };

test('a payment that a longer plan has credited is offered without what pays for that plan', () => {
  expect(offeredRefund(month, { endings })).toEqual({ left: 1499, later: 779, offered: 720 });
});

test('nothing is offered where only the part of the present plan is left', () => {
  const refunded = { ...month, amountRefunded: 720 };
  expect(offeredRefund(refunded, { endings })).toMatchObject({ left: 779, offered: 0 });
});

test('any other payment is offered in full', () => {
  const year = { ...month, id: 'in_year' };
  expect(offeredRefund(year, { endings })).toMatchObject({ later: 0, offered: 1499 });
  expect(offeredRefund(month, { endings: [] })).toMatchObject({ later: 0, offered: 1499 });
});
