import { expect, test } from 'vitest';
import { cancelText } from './cancel-text.ts';

const end = '2027-11-22T12:00:00.000Z';
const now = 'Premium ends now, because nothing is paid. From now on:';
const later = 'You keep premium until Nov 22, 2027. After that:';

test.each([
  ['active', end, later],
  ['trialing', end, later],
  ['past_due', end, now],
  ['unpaid', null, now],
  ['paused', null, now],
] as const)('the dialog says when premium ends that is %s until %s', (status, until, text) => {
  expect(cancelText({ status, currentPeriodEnd: until })).toBe(text);
});
