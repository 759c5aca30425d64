import { expect, test } from 'vitest';
import { goesOnText } from './goes-on-text.ts';

const end = '2027-11-22T12:00:00.000Z';

test('a subscription that is paid renews on the day on which its period ends', () => {
  const text = "Premium continues and renews on Nov 22, 2027. A refund doesn't end it.";
  expect(goesOnText('active', end)).toBe(text);
  expect(goesOnText('trialing', end)).toBe(text);
});

test('the end of the days of grace is not the day of a renewal', () => {
  expect(goesOnText('past_due', end)).toBe(
    "The latest payment failed. Premium continues until Nov 22, 2027 while it is tried again. A refund doesn't end it.",
  );
});
