import { expect, test } from 'vitest';
import { lastDayToWithdraw } from './period.ts';
import { amountsOfWithdrawal } from './rule.ts';
import { randomFrom } from '../../../../test/random.ts';

const day = 86_400_000;
const start = new Date('2026-07-01T10:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);

/** The price, how it was paid and how long it was used, and what a person with a pencil gives back. */
const byHand = [
  // A day has not passed yet: 1499 × 0.9 ÷ 30 = 44.97, of which 44 are kept.
  { agreed: true, days: 30, used: 0.9, price: 1499, byCard: 1499, returned: 0, back: [1455, 0] },
  // 1499 × 3 ÷ 30 = 149.9, of which 149 are kept.
  { agreed: true, days: 30, used: 3, price: 1499, byCard: 1499, returned: 0, back: [1350, 0] },
  // Most of the fourth day: 1499 × 3.99 ÷ 30 = 199.37.
  { agreed: true, days: 30, used: 3.99, price: 1499, byCard: 1499, returned: 0, back: [1300, 0] },
  // 9999 × 14 ÷ 365 = 383.52.
  { agreed: true, days: 365, used: 14, price: 9999, byCard: 9999, returned: 0, back: [9616, 0] },
  // Half of the price by a coupon: 750 × 10 ÷ 30 = 250.
  { agreed: true, days: 30, used: 10, price: 750, byCard: 750, returned: 0, back: [500, 0] },
  // Credit paid 500: 1499 × 10 ÷ 30 = 499.67, so 1000 are left, and cards paid 999 of them.
  { agreed: true, days: 30, used: 10, price: 1499, byCard: 999, returned: 0, back: [999, 1] },
  // Support has refunded 1000: 1499 − 499 − 1000 = 0.
  { agreed: true, days: 30, used: 10, price: 1499, byCard: 1499, returned: 1000, back: [0, 0] },
  // Support has refunded 300: 1499 − 499 − 300.
  { agreed: true, days: 30, used: 10, price: 1499, byCard: 1499, returned: 300, back: [700, 0] },
  // A coupon of 100% paid for everything.
  { agreed: true, days: 30, used: 10, price: 0, byCard: 0, returned: 0, back: [0, 0] },
  // They never agreed to pay for the time used.
  { agreed: false, days: 30, used: 14, price: 1499, byCard: 1499, returned: 0, back: [1499, 0] },
  { agreed: false, days: 30, used: 14, price: 1499, byCard: 999, returned: 200, back: [799, 500] },
  // Credit paid for everything.
  { agreed: false, days: 30, used: 14, price: 1499, byCard: 0, returned: 0, back: [0, 1499] },
];

test.each(byHand)(
  'a withdrawal returns what a calculation by hand returns: %o',
  ({ days, used, back, ...paid }) => {
    const period = { price: paid.price, start, end: after(days) };
    const { toCard, toCredit } = amountsOfWithdrawal({ ...paid, period }, after(used));
    expect([toCard, toCredit]).toEqual(back);
  },
);

test('what came before a change of the plan is kept, if the member agreed to pay for the time used', () => {
  // A month for 1499, of which 5 days cost 249, and then a year for 9999, of which 3 days cost 82.
  const contract = { price: 249 + 9999, byCard: 249 + 9999, returned: 0 };
  const period = { price: 9999, start, end: after(365) };
  expect(amountsOfWithdrawal({ ...contract, period, agreed: true }, after(3))).toMatchObject({
    earlier: 249,
    used: 82,
    toCard: 9917,
  });
  expect(amountsOfWithdrawal({ ...contract, period, agreed: false }, after(3))).toMatchObject({
    earlier: 0,
    used: 0,
    toCard: 10_248,
  });
});

test('an amount that was shown counts for an hour, in large numbers too', () => {
  const price = 22_500_000;
  const period = { price, start, end: after(30) };
  const contract = { agreed: true, price, byCard: price, returned: 0, period };
  const [shown, soon, late] = [3, 3 + 1 / 25, 3 + 1 / 23].map(after) as [Date, Date, Date];
  const { toCard } = amountsOfWithdrawal(contract, shown);
  expect(toCard).toBe(20_250_000);
  expect(amountsOfWithdrawal(contract, soon, toCard)).toMatchObject({ toCard, used: 2_250_000 });
  expect(amountsOfWithdrawal(contract, soon).toCard).toBeLessThan(toCard);
  for (const at of [late, after(2)])
    expect(amountsOfWithdrawal(contract, at, toCard).toCard).not.toBe(toCard);
});

/** Counts single cents, instead of dividing. */
function countEachCent(
  { agreed, price, byCard, returned, days }: Readonly<Record<string, number>> & { agreed: number },
  passed: number,
) {
  let kept = 0;
  // The largest whole number of cents that is not above the share of this time.
  if (agreed) while ((kept + 1) * (days ?? 0) * day <= (price ?? 0) * passed) kept += 1;
  let [left, card, credit] = [(price ?? 0) - kept - (returned ?? 0), 0, 0];
  let cardLeft = (byCard ?? 0) - (returned ?? 0);
  for (; left > 0; left -= 1) {
    if (cardLeft > 0) card += 1;
    else credit += 1;
    cardLeft -= 1;
  }
  return [card, credit];
}

test('200 random subscriptions get back what counting each cent returns, and never more than was paid and not returned', () => {
  const random = randomFrom(20_261_126);
  const below = (most: number) => Math.floor(random() * (most + 1));
  for (let round = 0; round < 200; round += 1) {
    const days = [28, 29, 30, 31, 90, 91, 92, 365, 366][below(8)] ?? 30;
    const price = below(12_000);
    const byCard = below(2) ? price : below(price);
    const returned = below(2) ? 0 : below(byCard);
    const agreed = below(3) > 0;
    const passed = below(17 * day);
    const period = { price, start, end: after(days) };
    const at = new Date(start.getTime() + passed);
    const found = amountsOfWithdrawal({ agreed, price, byCard, returned, period }, at);
    const { toCard, toCredit, used, earlier } = found;
    const given = { agreed: Number(agreed), price, byCard, returned, days };
    expect([toCard, toCredit], JSON.stringify({ ...given, passed })).toEqual(
      countEachCent(given, passed),
    );
    expect(toCard).toBeLessThanOrEqual(Math.max(0, byCard - returned));
    expect(toCard + toCredit + returned).toBeLessThanOrEqual(Math.max(price, returned));
    expect(Math.min(toCard, toCredit, used, earlier)).toBeGreaterThanOrEqual(0);
  }
});

test.each([
  // Wednesday, and Wednesday two weeks later.
  ['2026-07-01T10:00:00Z', 'UTC', '2026-07-15'],
  ['2026-07-01T23:30:00Z', 'UTC', '2026-07-15'],
  // It is Thursday in Berlin already.
  ['2026-07-01T23:30:00Z', 'Europe/Berlin', '2026-07-16'],
  // A Saturday and a Sunday become the Monday after them.
  ['2026-07-04T10:00:00Z', 'UTC', '2026-07-20'],
  ['2026-07-05T10:00:00Z', 'UTC', '2026-07-20'],
  ['2026-12-20T10:00:00Z', 'UTC', '2027-01-04'],
])('what is concluded at %s in %s can be withdrawn from until %s', (at, zone, last) => {
  expect(lastDayToWithdraw(zone, new Date(at))).toBe(last);
});
