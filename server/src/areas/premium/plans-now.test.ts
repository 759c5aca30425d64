import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { plansNow } from './plans-now.ts';

const dayMs = 86_400_000;

test('a coupon is open from its first to its last day, in the time zone of the service', async () => {
  const app = await testApp({ environment: { TIME_ZONE: 'Pacific/Auckland' } });
  const dayAt = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(
      new Date(app.now().getTime() + days * dayMs),
    );
  const coupon = (code: string, from: string | null, until: string | null) => ({
    code,
    percentOff: 20,
    from,
    until,
  });
  Object.assign(app.site.document.plans, {
    coupons: [
      coupon('ALWAYS', null, null),
      coupon('TODAY', dayAt(0), dayAt(0)),
      coupon('LATER', dayAt(1), null),
      coupon('OVER', null, dayAt(-1)),
    ],
  });
  const open = () => [...plansNow(app).coupons.keys()];
  expect(open()).toEqual(['ALWAYS', 'TODAY']);
  app.advanceClock(dayMs);
  expect(open()).toEqual(['ALWAYS', 'LATER']);
});
