import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type TestMember, createMember } from '../server/test/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { cards as testCards, sellPremium, typeCard } from './checkout-page.ts';
import { button, heading } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite({ PREMIUM_COUPONS: 'SPRING:20' });
const { sandbox, settle, pass } = await sellPremium(site, { slowBank: long ? 10_000 : 700 });

const notConfirmed = "Your bank didn't confirm";

/** What a card does, and the sentence if it does not pay. */
const banks = {
  'asks, and yes': { card: testCards.asks, press: 'Complete', refusal: null },
  'asks, and no': { card: testCards.asks, press: 'Fail', refusal: notConfirmed },
  'is declined': { card: testCards.declined, press: null, refusal: 'Your card was declined.' },
  'takes ten seconds': { card: testCards.slow, press: null, refusal: null },
} as const;
type Bank = (typeof banks)[keyof typeof banks];

const customerOf = ({ id }: TestMember) =>
  sandbox.store.all('customer').find(({ metadata }) => metadata['member'] === id)?.id ?? '';
const paidBy = (member: TestMember) =>
  sandbox.store
    .by('charge', customerOf(member))
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount);
const savedOf = (member: TestMember) =>
  sandbox.store.by('payment_method', customerOf(member)).map(({ card }) => card?.last4);

/** Types the card, presses twice, and goes through the bank's page if there is one. */
async function send(page: Page, { card, press }: Bank, submit: string, working: string) {
  await typeCard(page, card);
  await button(page, submit).dblclick();
  if (card === testCards.slow) {
    const waiting = button(page, working);
    await waiting.waitFor();
    expect(await waiting.getAttribute('aria-disabled')).toBe('true');
    await waiting.click();
  }
  if (!press) return;
  await heading(page, 'Test bank').waitFor();
  await page.reload();
  await button(page, press).click();
}

const sees = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();

async function buyWithCoupon(page: Page, bank: Bank) {
  await page.goto('/premium/checkout?plan=monthly');
  await heading(page, 'Payment').waitFor();
  await page.getByLabel('Coupon').fill('spring');
  await page.getByLabel('Coupon').blur();
  await page.getByText('20% off the first payment').waitFor();
  await send(page, bank, 'Pay $11.99', 'Paying…');
}

describe.each(Object.entries(banks))('with a card that %s', (name, bank) => {
  test('premium is bought once, with its coupon, or nothing is charged', async () => {
    const ada = await createMember(site.app);
    const page = await site.visit({ as: ada });
    await buyWithCoupon(page, bank);
    if (bank.refusal) {
      await sees(page, bank.refusal);
      expect([paidBy(ada), savedOf(ada)]).toEqual([[], []]);
      await expectGoodAppearance(page, `premium-bank-${name.replaceAll(/\W+/g, '-')}`);
      await page.getByText('20% off the first payment').waitFor();
      await send(page, banks['asks, and yes'], 'Pay $11.99', 'Paying…');
    }
    await heading(page, 'You have premium').waitFor();
    expect(paidBy(ada)).toEqual([1199]);
    await page.reload();
    await heading(page, 'You have premium').waitFor();
    await page.getByText('This is your plan.').waitFor();
  });

  test('premium that was bought is canceled and kept', async () => {
    if (bank.refusal) return;
    const ada = await createMember(site.app);
    const page = await site.visit({ as: ada });
    await buyWithCoupon(page, bank);
    await page.getByRole('link', { name: 'Manage premium' }).click();
    await button(page, 'Cancel premium').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel premium' }).click();
    await page.getByText('Premium is canceled. You keep it until').waitFor();
    await button(page, 'Keep premium').click();
    await page.getByText("You're keeping premium.").waitFor();
    expect(paidBy(ada)).toEqual([1199]);
  });

  test('a card is saved or not, and replaces one whose renewal failed', async () => {
    const ada = await createMember(site.app);
    const before = await site.visit({ as: ada });
    await before.goto('/premium/checkout?plan=monthly');
    await typeCard(before, testCards.pays);
    await button(before, 'Pay $14.99').click();
    await heading(before, 'You have premium').waitFor();
    await before.goto('/premium/methods');
    await typeCard(before, testCards.later);
    await button(before, 'Save card').click();
    await before.getByText('Card saved.').waitFor();
    await settle();
    await pass(32);
    const page = await site.visit({ as: ada });
    await page.goto('/premium/methods');
    await page.getByText('Visa ending in 0341').waitFor();
    await send(page, bank, 'Save card', 'Saving…');
    if (bank.refusal) {
      await sees(page, bank.press ? "Your card wasn't saved" : bank.refusal);
      expect(savedOf(ada)).toEqual(['4242', '0341']);
      expect(paidBy(ada)).toEqual([1499]);
      return;
    }
    if (bank.press) {
      // The bank is asked about the payment that is due, after the card.
      await page.waitForURL(/\/sandbox\/authenticate\/pi_/);
      await button(page, bank.press).click();
      await heading(page, 'You have premium').waitFor();
    } else await page.getByText('Card saved.').waitFor();
    await expect.poll(() => paidBy(ada)).toEqual([1499, 1499]);
  });
});

test('a payment that was due is not paid if its bank says no, and says so', async () => {
  const ada = await createMember(site.app);
  const before = await site.visit({ as: ada });
  await before.goto('/premium/checkout?plan=monthly');
  await typeCard(before, testCards.pays);
  await button(before, 'Pay $14.99').click();
  await heading(before, 'You have premium').waitFor();
  await before.goto('/premium/methods');
  await typeCard(before, testCards.later);
  await button(before, 'Save card').click();
  await before.getByText('Card saved.').waitFor();
  await pass(32);
  const page = await site.visit({ as: ada });
  await page.goto('/premium/methods');
  await send(page, banks['asks, and yes'], 'Save card', 'Saving…');
  await page.waitForURL(/\/sandbox\/authenticate\/pi_/);
  await button(page, 'Fail').click();
  await page.getByText(notConfirmed).waitFor();
  expect(paidBy(ada)).toEqual([1499]);
});

test('a longer plan is refused by a card whose bank asks, in our words, and paid by a slow one', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await page.goto('/premium/checkout?plan=monthly');
  await typeCard(page, testCards.asks);
  await button(page, 'Pay $14.99').click();
  await button(page, 'Complete').click();
  await heading(page, 'You have premium').waitFor();
  await page.goto('/premium/checkout?plan=annual');
  await page.getByRole('button', { name: /^Change plan and pay/ }).click();
  await sees(page, 'Your bank wants you to confirm this payment');
  expect(paidBy(ada)).toEqual([1499]);
  await page.goto('/premium/methods');
  await typeCard(page, testCards.slow);
  await button(page, 'Save card').click();
  await page.getByText('Card saved.').waitFor();
  await page.goto('/premium/checkout?plan=annual');
  await page.getByText('Kindred premium, annual').waitFor();
  await page.getByRole('button', { name: /^Change plan and pay/ }).dblclick();
  await button(page, 'Changing…').waitFor();
  await heading(page, 'Your plan was changed').waitFor();
  expect(paidBy(ada)).toHaveLength(2);
});

test('a page that is reloaded while the bank takes its time has paid once', async () => {
  const ada = await createMember(site.app);
  const page = await site.visit({ as: ada });
  await page.goto('/premium/checkout?plan=monthly');
  await typeCard(page, testCards.slow);
  const asked = page.waitForRequest((request) => request.url().endsWith('/subscription/create'));
  await button(page, 'Pay $14.99').click();
  await asked;
  await page.reload();
  site.allowErrors(/409/);
  await expect
    .poll(() => page.reload().then(() => page.getByText('This is your plan.').count()), {
      timeout: 30_000,
    })
    .toBe(1);
  expect(paidBy(ada)).toEqual([1499]);
});
