// @module-tag long
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type TestMember, createMember } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { subscribe, visa } from '../server/test/premium/premium.ts';
import { expectGoodAppearance } from './appearance.ts';
import { cards as testCards, sellPremium, typeCard } from './checkout-page.ts';
import { button, heading } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite(
  {},
  { site: { 'plans.coupons': [{ code: 'SPRING', percentOff: 20, from: null, until: null }] } },
);
const { sandbox, settle, pass } = await sellPremium(site, { slowBank: long ? 10_000 : 700 });

const asks = { card: testCards.asks, working: null, press: 'Complete' } as const;
const pays = {
  'takes its time': { card: testCards.slow, working: 'Paying…', press: null },
  'asks, and is told yes': asks,
} as const;
const refuses = {
  'asks, and is told no': { card: testCards.asks, press: 'Fail', refusal: "Your bank didn't" },
  'is declined': { card: testCards.declined, press: null, refusal: 'Your card was declined.' },
} as const;

const customerOf = ({ id }: TestMember) =>
  sandbox.store.all('customer').find(({ metadata }) => metadata['member'] === id)?.id ?? '';
const paidBy = (member: TestMember) =>
  sandbox.store
    .by('charge', customerOf(member))
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount);
const savedOf = (member: TestMember) =>
  sandbox.store.by('payment_method', customerOf(member)).map(({ card }) => card?.last4);
const sees = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();

interface Sent {
  card: string;
  press: 'Complete' | 'Fail' | null;
}

/** Types the card, presses twice, and goes through the bank's page if there is one. */
async function send(page: Page, { card, press }: Sent, submit: string) {
  await typeCard(page, card);
  await button(page, submit).dblclick();
  if (!press) return;
  await heading(page, 'Test bank').waitFor();
  await page.reload();
  await button(page, press).click();
}

/** A slow bank's button says so, and does nothing more. */
async function pressWaiting(page: Page, working: string | null) {
  if (!working) return;
  const waiting = button(page, working);
  await waiting.and(page.locator('[aria-disabled="true"]')).waitFor();
  await waiting.click({ force: true });
}

async function toCheckout(page: Page, plan = 'monthly') {
  await page.goto(`/premium/checkout?plan=${plan}`);
  await heading(page, 'Payment').waitFor();
}

async function toCheckoutWithCoupon(page: Page) {
  await toCheckout(page);
  await page.getByLabel('Coupon').fill('spring');
  await page.getByLabel('Coupon').blur();
  await page.getByText('20% off the first payment').waitFor();
}

/** A member whose renewal failed, with their page of cards. */
async function failRenewal() {
  const ada = await createPerson(site.app);
  await subscribe(ada, { paymentMethodId: visa });
  const later = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
  await ada.send('POST', '/subscription/payment-methods', later);
  await settle();
  await pass(32);
  const page = await site.visit({ as: ada });
  await page.goto('/premium/methods');
  await page.getByText('Visa ending in 0341').waitFor();
  return { ada, page };
}

/** The short run takes the first of each. */
const some = <T>(all: readonly T[]) => (long ? all : all.slice(0, 1));

describe.each(some(Object.entries(pays)))('with a card that %s', (_name, bank) => {
  test('premium is bought once with its coupon, and is canceled and kept', async () => {
    const ada = await createMember(site.app);
    const page = await site.visit({ as: ada });
    await toCheckoutWithCoupon(page);
    await send(page, bank, 'Pay $11.99');
    await pressWaiting(page, bank.working);
    await heading(page, 'You have premium').waitFor();
    expect(paidBy(ada)).toEqual([1199]);
    await page.reload();
    await page.getByText('This is your plan.').waitFor();
    await expectGoodAppearance(page, 'premium-own-plan');
    await page.getByRole('link', { name: 'Manage premium' }).click();
    await button(page, 'Cancel premium').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel premium' }).click();
    await page.getByText('Premium is canceled. You keep it until').waitFor();
    await button(page, 'Keep premium').click();
    await page.getByText("You're keeping premium.").waitFor();
    expect(paidBy(ada)).toEqual([1199]);
  });
});

describe.each(some(Object.entries(refuses)))('with a card that %s', (name, bank) => {
  test('nothing is charged or saved, and another card pays with the coupon', async () => {
    const ada = await createMember(site.app);
    const page = await site.visit({ as: ada });
    await toCheckoutWithCoupon(page);
    await send(page, bank, 'Pay $11.99');
    await sees(page, bank.refusal);
    expect([paidBy(ada), savedOf(ada)]).toEqual([[], []]);
    await page.getByText('20% off the first payment').waitFor();
    await expectGoodAppearance(page, `premium-bank-${name.replaceAll(/\W+/g, '-')}`);
    await send(page, asks, 'Pay $11.99');
    await heading(page, 'You have premium').waitFor();
    expect([paidBy(ada), savedOf(ada)]).toEqual([[1199], ['3184']]);
  });

  test('a renewal that failed stays unpaid, and the card is not saved', async () => {
    const { ada, page } = await failRenewal();
    await send(page, bank, 'Save card');
    await sees(page, bank.press ? "Your card wasn't saved" : bank.refusal);
    expect([savedOf(ada), paidBy(ada)]).toEqual([['4242', '0341'], [1499]]);
  });
});

test('a slow card pays a renewal that failed', async () => {
  const { ada, page } = await failRenewal();
  await send(page, { card: testCards.slow, press: null }, 'Save card');
  await pressWaiting(page, 'Saving…');
  await page.getByText('Card saved.').waitFor();
  expect(paidBy(ada)).toEqual([1499, 1499]);
});

const answers = [
  ['Complete', 'You have premium', [1499, 1499]],
  ['Fail', 'Your payment failed', [1499]],
] as const;

test.each(some(answers))(
  'the bank is asked about a renewal that failed, and %s ends with %s',
  async (press, title, paid) => {
    const { ada, page } = await failRenewal();
    await send(page, asks, 'Save card');
    await page.waitForURL(/\/sandbox\/authenticate\/pi_/);
    await button(page, press).click();
    await heading(page, title).waitFor();
    expect(paidBy(ada)).toEqual(paid);
  },
);

/** A member who paid with a card whose bank always asks, on the page that changes to the yearly plan. */
async function toLongerPlan() {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await toCheckout(page);
  await send(page, asks, 'Pay $14.99');
  await heading(page, 'You have premium').waitFor();
  const change = async () => {
    await page.goto('/premium/checkout?plan=annual');
    await page.getByText('Premium, annual').waitFor();
    await page.getByRole('button', { name: /^Change plan and pay/ }).dblclick();
  };
  return { ada, page, change };
}

test('a longer plan waits for the bank: no and a closed page change nothing, and yes changes it', async () => {
  const { ada, page, change } = await toLongerPlan();
  await change();
  await heading(page, 'Test bank').waitFor();
  await button(page, 'Fail').click();
  await sees(page, "Your bank didn't confirm the payment");
  await change();
  await heading(page, 'Test bank').waitFor();
  await page.goto('/premium/manage');
  await page.getByRole('heading', { name: 'Monthly' }).waitFor();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Waiting for your bank' });
  await waiting
    .getByText("You keep Monthly until your bank confirms the payment. You don't owe")
    .waitFor();
  await expectGoodAppearance(page, 'premium-waits-for-bank');
  await button(page, 'Cancel payment').click();
  await waiting.waitFor({ state: 'detached' });
  expect(await page.getByRole('listitem').getByText('Canceled').count()).toBe(2);
  expect(await page.getByText('Unpaid').count()).toBe(0);
  await change();
  await heading(page, 'Test bank').waitFor();
  await page.goto('/premium/manage');
  await page.getByRole('link', { name: 'Finish payment' }).click();
  await page.getByRole('button', { name: /^Change plan and pay/ }).click();
  expect(paidBy(ada)).toEqual([1499]);
  await heading(page, 'Test bank').waitFor();
  await button(page, 'Complete').click();
  await heading(page, 'Your plan was changed').waitFor();
  await page.getByText('Annual. Next payment: $99.99').waitFor();
  expect(paidBy(ada)).toHaveLength(2);
  await page.goto('/premium/manage');
  await page.getByRole('heading', { name: 'Annual' }).waitFor();
});

test('a first payment that waits for the bank is not called unpaid, and can be finished or canceled', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await toCheckout(page, 'annual');
  await typeCard(page, testCards.asks);
  await button(page, 'Pay $99.99').click();
  await heading(page, 'Test bank').waitFor();
  await page.goto('/premium/manage');
  await page.getByText('Not paid yet').waitFor();
  expect(await page.getByText('Unpaid').count()).toBe(0);
  await page.getByRole('link', { name: 'Finish payment' }).click();
  await button(page, 'Pay $99.99').waitFor();
  await page.goBack();
  await button(page, 'Cancel payment').click();
  await page.getByRole('listitem').getByText('Canceled').waitFor();
  expect(paidBy(ada)).toEqual([]);
});

test('a longer plan is paid by a slow card', async () => {
  const { ada, page, change } = await toLongerPlan();
  await page.goto('/premium/methods');
  await send(page, { card: testCards.slow, press: null }, 'Save card');
  await page.getByText('Card saved.').waitFor();
  await change();
  await pressWaiting(page, 'Changing…');
  await heading(page, 'Your plan was changed').waitFor();
  expect(paidBy(ada)).toHaveLength(2);
});

test('a page that is reloaded while the bank takes its time has paid once', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await toCheckout(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/subscription/create'));
  await send(page, { card: testCards.slow, press: null }, 'Pay $14.99');
  await asked;
  await expect
    .poll(() => page.reload().then(() => page.getByText('This is your plan.').isVisible()))
    .toBe(true);
  expect(paidBy(ada)).toEqual([1499]);
});
