import { dayIn } from '@kindred/contract/day-in';
import { screen } from '@testing-library/dom';
import { expect, test, onTestFinished } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import {
  type Person,
  premiumApp,
  subscriber,
  current,
  visa,
} from '../server/test/premium/premium.ts';
import { createPerson } from '../server/test/members/people.ts';
import { config } from '../web/src/lib/calls/config.ts';
import { formatDate } from '../web/src/lib/formats/formats.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectHeading, expectText, hasText, press, user } from './page-actions.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { open } = openPages(app);

/** Above zero it is owed. */
async function changeBalance(of: Person, cents: number) {
  const held = app.sandbox.store
    .all('customer')
    .find(({ metadata }) => metadata['member'] === of.id);
  const change = { amount: cents, currency: 'usd' };
  await app.payments.stripe.customers.createBalanceTransaction(held?.id ?? '', change);
  await app.settle();
}

const giveCredit = (to: Person, cents: number) => changeBalance(to, -cents);

test(
  'a shorter plan starts when the paid period ends, and can be undone until then',
  { tags: ['long'] },
  async () => {
    const { go } = await open('/premium/checkout?plan=monthly', {
      as: await subscriber(app, { plan: 'annual' }),
    });
    await expectText(/^Monthly starts on .+\. Until then you keep Annual\.$/);
    await expectText(/^Nothing today\. \$14\.99 on /);
    await press(/^Change plan on /);
    await expectHeading('Your plan will change');
    await go('/premium/manage');
    await expectText(/^Monthly starts on .+\. Until then you keep Annual\.$/);
    await go('/premium');
    await press('Keep Annual');
    await expectText('Annual is your plan');
    expect(hasText('Monthly starts on')).toBe(false);
  },
);

test(
  'a longer plan after a refund says why it starts only when the period ends',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const [charge] = app.sandbox.store.all('charge').slice(-1);
    await app.payments.stripe.refunds.create({ charge: charge?.id ?? '', amount: 900 });
    await app.settle();
    await open('/premium/checkout?plan=annual', { as: ada });
    await expectText(
      /^Annual starts on .+\. Until then you keep Monthly\. Days of the present period were refunded, so it ends first\.$/,
    );
    await press(/^Change plan on /);
    await expectHeading('Your plan will change');
    await expectText(/^Annual starts on /);
  },
);

test(
  'a credit is shown, also before the account is deleted, and given back instead of being lost',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    await giveCredit(ada, 1249);
    const { go } = await open('/settings', { as: ada });
    await press('Delete my account…');
    await expectText('$12.49 of credit would be lost. Get it back instead.');
    await go('/premium/manage');
    await expectText('Credit: $12.49, used for your next payments.');
    await expectText(/^Next payment: \$2\.50 on .+, after \$12\.49 of credit$/);
    await press('Cancel premium');
    const asked = await dialog();
    await expectText('$12.49 of credit would be lost. Get it back instead.', asked);
    await press('Get $12.49 back', asked);
    await expectText('$12.49 is on its way back to your card.', asked);
    expect(hasText('would be lost', asked)).toBe(false);
  },
);

test(
  'someone who canceled keeps premium on the page of the plans',
  { tags: ['long'] },
  async () => {
    const { go } = await open('/premium/manage', { as: await subscriber(app) });
    await press('Cancel premium');
    await press('Cancel premium', await dialog());
    await expectText('Premium is canceled.');
    await go('/premium/checkout?plan=annual');
    await expectText('Keep premium first. Then you can change your plan.');
    await press('Keep premium');
    await screen.findByRole('button', { name: /^Change plan and pay/ });
    await go('/premium');
    await expectText('Monthly is your plan');
    expect(screen.queryByRole('button', { name: 'Keep premium' })).toBeNull();
  },
);

/** With the wish to begin immediately, as the card gets a contract back in full only once. */
async function chooseSavedCard() {
  await user.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Start premium right away/ }));
}

/** Someone whose subscription is over and whose card is saved. */
async function formerSubscriber(balance: number) {
  const ada = await subscriber(app);
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  await changeBalance(ada, balance);
  return ada;
}

test.each([
  [-500, 'Your credit−$5.00', '$9.99'],
  [700, 'Owed from earlier$7.00', '$21.99'],
])(
  'trust 32: a first payment with a balance of %i shows its line and the amount that it charges',
  { tags: ['long'] },
  async (balance, line, due) => {
    const ada = await formerSubscriber(balance);
    await open('/premium/checkout?plan=monthly', { as: ada });
    const order = await screen.findByRole('region', { name: 'Your order' });
    await expect.poll(() => order.textContent).toContain(line);
    expect(order.textContent).toContain(`Due today${due}`);
    await chooseSavedCard();
    await press(`Pay ${due}`);
    await expectHeading('You have premium');
    const { invoices } = (await ada.get('/subscription/invoices')).json<{
      data: { invoices: { amountPaid: number }[] };
    }>().data;
    // The other one is of the subscription that is over. Both may be of the same second.
    const paid = invoices.map(({ amountPaid }) => amountPaid);
    expect(paid.toSorted((a, b) => a - b)).toEqual(
      [1499, 1499 + balance].toSorted((a, b) => a - b),
    );
  },
);

test(
  'trust 116: the page of payment says what is agreed to by the button, and stores which text it showed',
  { tags: ['long'] },
  async () => {
    const ada = await formerSubscriber(-500);
    await open('/premium/checkout?plan=quarterly', { as: ada });
    await expectText(
      /With the button you agree that premium renews for \$\d+\.\d\d every 3 months until you cancel\./,
    );
    await chooseSavedCard();
    await press(/^Pay /);
    await expectHeading('You have premium');
    await app.settle();
    expect(
      await sql`select plan, months, text_version from renewal_consent
      where member_id = ${ada.id} and text_version is not null`,
    ).toEqual([{ plan: 'quarterly', months: 3, text_version: '2026-11-26' }]);
  },
);

test(
  'trust 32: an amount that changed while the page was open is shown before it is charged',
  { tags: ['long'] },
  async () => {
    const ada = await formerSubscriber(-500);
    await open('/premium/checkout?plan=monthly', { as: ada });
    await button('Pay $9.99');
    await chooseSavedCard();
    await changeBalance(ada, 1200);
    await press('Pay $9.99');
    await expectText('The amount has changed, and nothing was charged.');
    await press('Pay $21.99');
    await expectHeading('You have premium');
  },
);

test(
  'trust 32: a change whose amount has changed charges nothing, shows the new one and stays chosen',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    await open('/premium/checkout?plan=annual', { as: ada });
    const name = /^Change plan and pay/;
    const seen = await screen.findByRole('button', { name });
    const shown = seen.textContent;
    await changeBalance(ada, 700);
    await user.click(seen);
    await expectText('The amounts have changed, and nothing was charged.');
    await expect.poll(() => screen.getByRole('button', { name }).textContent).not.toBe(shown);
    await press(name);
    await expectHeading('Your plan was changed');
  },
);

test(
  'a shorter plan shows the charge of a period that has just begun',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { plan: 'annual' });
    const { currentPeriodEnd } = (await current(ada)) ?? {};
    await app.pass(Date.parse(currentPeriodEnd ?? '') + 600_000 - app.now().getTime());
    await open('/premium/checkout?plan=monthly', { as: ada });
    const parts = await screen.findByRole('region', { name: "What makes up today's amount" });
    expect(parts.textContent).toMatch(/Annual, to be charged on .+\$99\.99/);
    expect(parts.textContent).toMatch(/The payment after that: \$14\.99 on /);
    await press(/^Change plan on /);
    await expectHeading('Your plan will change');
    await expectText(/^Annual\. Next payment: \$99\.99 on /);
  },
);

test(
  'a trial shows what is owed from earlier as due today, and the rest at its end',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await ada.send('POST', '/subscription/payment-methods', { paymentMethodId: visa });
    await changeBalance(ada, 500);
    const { trialDays } = app.site.document.plans;
    onTestFinished(() => void Object.assign(app.site.document.plans, { trialDays }));
    Object.assign(app.site.document.plans, { trialDays: 7 });
    await open('/premium/checkout?plan=monthly', { as: ada });
    const order = await screen.findByRole('region', { name: 'Your order' });
    await expect.poll(() => order.textContent).toMatch(/7 days freeThen \$14\.99 on /);
    expect(order.textContent).toContain('Due today$5.00');
  },
);

test(
  'an overdue invoice shows what it charges, with what was owed from earlier',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const paymentMethodId = 'pm_card_chargeCustomerFail';
    await ada.send('POST', '/subscription/payment-methods', { paymentMethodId, isDefault: true });
    await changeBalance(ada, 500);
    const { currentPeriodEnd } = (await current(ada)) ?? {};
    await app.pass(Date.parse(currentPeriodEnd ?? '') + 7_200_000 - app.now().getTime());
    await app.settle();
    await open('/premium/manage', { as: ada });
    await expectText('$19.99');
  },
);

test('what is owed from earlier is part of the next payment', async () => {
  const ada = await subscriber(app);
  await changeBalance(ada, 700);
  await open('/premium/manage', { as: ada });
  await expectText(
    /^Next payment: \$21\.99 on .+\. This includes \$7\.00 that you owe from earlier\.$/,
  );
});

test('the next payment is on the day that it is for the site, wherever its reader is', async () => {
  const ada = await subscriber(app);
  // The reader's day is another one at one of these ends of the world.
  const end = (await current(ada))?.currentPeriodEnd ?? '';
  const own = dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, end);
  const { timeZone: usual } = config;
  onTestFinished(() => void (config.timeZone = usual));
  config.timeZone = dayIn('Pacific/Kiritimati', end) === own ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  const day = dayIn(config.timeZone, end);
  expect(day).not.toBe(own);
  await open('/premium/manage', { as: ada });
  await expectText(`Next payment: $14.99 on ${formatDate(day, { timeZone: 'UTC' })}`);
});
