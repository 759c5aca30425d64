import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { sentMails } from '../../../../test/service/mails.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import {
  type Person,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../test/premium/premium.ts';

const app = await premiumApp();
const day = 86_400_000;

const mailsTo = async ({ email }: Person) =>
  (await sentMails(app)).filter(({ to }) => to?.some(({ address }) => address === email));
const subjectsTo = async (person: Person) =>
  (await mailsTo(person)).map(({ subject }) => subject.replace(' at Kindred', ''));

test('a new subscriber gets one mail, which says when it renews and for how much', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  await app.settle();
  const mails = await mailsTo(ada);
  expect(mails.map(({ subject }) => subject)).toEqual(['You have premium at Kindred']);
  expect(mails[0]?.text).toMatch(/renews on .+ for \$99\.99/);
});

test('a payment that was never made sends no mail', async () => {
  const ada = await createPerson(app);
  await subscribe(ada, { paymentMethodId: 'pm_card_chargeCustomerFail' });
  await app.settle();
  expect(await mailsTo(ada)).toEqual([]);
});

test('each failed attempt sends one mail, and so does the end', { tags: ['long'] }, async () => {
  const ada = await subscriber(app);
  const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
  await ada.send('POST', '/subscription/payment-methods', bad);
  await app.pass(32 * day);
  await app.settle();
  const [, failed] = await mailsTo(ada);
  expect(failed?.subject).toBe("Your payment at Kindred didn't go through");
  expect(failed?.text).toMatch(/couldn't charge \$14\.99/);
  expect(failed?.text).toMatch(/We'll try again on /);
  for (let days = 0; days < 20; days += 2) await app.pass(2 * day);
  await app.settle();
  const subjects = await subjectsTo(ada);
  expect(
    subjects.filter((subject) => subject === "Your payment didn't go through").length,
  ).toBeGreaterThan(2);
  expect(subjects.filter((subject) => subject === 'Your premium has ended')).toHaveLength(1);
  expect(subjects.at(-1)).toBe('Your premium has ended');
});

test(
  'a planned change is mailed with its date, and again when it has happened',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { plan: 'quarterly' });
    const change = (plan: string) => ada.send('PUT', '/subscription/update', { plan });
    await change('monthly');
    const [, planned] = await mailsTo(ada);
    expect(planned?.subject).toMatch(/^Your plan at Kindred changes on .+ \d{4}$/);
    expect(planned?.text).toMatch(/keep the quarterly plan until .+ starts then, for \$14\.99/);
    await change('quarterly');
    await change('monthly');
    await app.pass(95 * day);
    await app.settle();
    expect((await subjectsTo(ada)).at(-1)).toBe('Your plan was changed');
    const notices = await ada.get('/notices');
    expect(JSON.stringify(notices.json())).toContain('plan-changed');
  },
);

test(
  'notices about what a member does on the page are not new, and those about what happens without them are',
  { tags: ['long'] },
  async () => {
    const support = await createColleague(app, 'support');
    app.members.push(support);
    const ada = await subscriber(app, { plan: 'quarterly' });
    const newOnes = async () => {
      const { data } = (await ada.get('/notices')).json<{
        data: { notices: Notice[]; unread: number };
      }>();
      const events = data.notices.flatMap(({ kind, about, read }) =>
        kind === 'premium' ? [{ event: about.event, read }] : [],
      );
      const fresh = events.flatMap(({ event, read }) => (read ? [] : [event]));
      expect(data.unread).toBe(fresh.length);
      return { seen: events.length - fresh.length, fresh };
    };
    expect(await newOnes()).toEqual({ seen: 1, fresh: [] });
    await ada.send('POST', '/subscription/cancel', {});
    await ada.send('POST', '/subscription/reactivate', {});
    await ada.send('PUT', '/subscription/update', { plan: 'monthly' });
    await app.settle();
    expect(await newOnes()).toEqual({ seen: 4, fresh: [] });
    await app.pass(95 * day);
    await app.settle();
    expect(await newOnes()).toEqual({ seen: 4, fresh: ['plan-changed'] });
    const asked = await support.send('POST', `/users/${ada.id}/subscription-end`, {
      subscriptionId: ada.subscriptionId,
      atPeriodEnd: true,
      refund: 'none',
      reason: 'They asked for it by phone',
    });
    expect(asked.statusCode).toBe(200);
    await app.settle();
    expect(await newOnes()).toEqual({ seen: 4, fresh: ['canceled', 'plan-changed'] });
  },
);
