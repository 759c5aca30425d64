import { expect, test } from 'vitest';
import { createPerson } from '../../../test/members/people.ts';
import { premiumApp } from '../../../test/premium/premium.ts';
import { limits } from './limits.ts';

const app = await premiumApp({ environment: { LIMITS: '1' } });
const url = '/api/v1/subscription/payment-methods';
const payload = { paymentMethodId: 'pm_unknown' };
type Person = Awaited<ReturnType<typeof createPerson>>;

const tryCard = async ({ headers }: Person, remoteAddress = '198.51.100.7') =>
  (await app.inject({ method: 'POST', url, headers, payload, remoteAddress })).statusCode;

test(
  'trust 78: a person who tries cards with one account after another is stopped by their network',
  { tags: ['long'] },
  async () => {
    const { perAccount, perNetwork } = limits.pay;
    const perPerson = perAccount - 2;
    const statuses: number[] = [];
    while (statuses.length < perNetwork) {
      const person = await createPerson(app);
      for (let tries = 0; tries < perPerson && statuses.length < perNetwork; tries += 1)
        statuses.push(await tryCard(person));
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    const fresh = await createPerson(app);
    expect(await tryCard(fresh)).toBe(429);
    expect(await tryCard(fresh, '198.51.100.8')).toBe(404);
  },
);

test('a member has as many tries on all ways to pay together as on one', async () => {
  const person = await createPerson(app);
  const subscribe = () =>
    app.inject({
      method: 'POST',
      url: '/api/v1/subscription/create',
      headers: person.headers,
      payload: { plan: 'monthly', paymentMethodId: 'pm_unknown' },
      remoteAddress: '198.51.100.9',
    });
  for (let tries = 0; tries < limits.pay.perAccount; tries += 1)
    expect(await tryCard(person, '198.51.100.9')).toBe(404);
  expect((await subscribe()).statusCode).toBe(429);
});
