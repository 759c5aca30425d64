import type { SiteEditing } from '@kindred/contract/site';
import { beforeEach, expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { editorOf, valuesIn } from '../server/test/site/editing.ts';
import { openPages } from './open-page.ts';
import { expectGone, expectText, field, fill, press, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);
const { read, replace } = editorOf(await createColleague(app));
const stored = async () => valuesIn(await read());
const openPart = async (part: string) => open(`/site/${part}`, { as: await createStaff(app) });

/** The next test begins without a draft. */
beforeEach(async () => {
  await replace();
});

test(
  'a price is typed as people write it, with a point or a comma, and stored to the cent',
  { tags: ['long'] },
  async () => {
    await openPart('plans');
    await fill('Price of Annual', '89,9');
    expect((await field('Price of Annual')).value).toBe('89,9');
    await user.tab();
    await expect.poll(stored).toEqual({ 'plans.prices.annual': 8990 });
    await fill('Price of Annual', '99.99');
    await user.tab();
    await expect.poll(stored).toEqual({});
  },
);

test(
  'what is no price stays as it was typed, with what to enter instead',
  { tags: ['long'] },
  async () => {
    await openPart('plans');
    await fill('Price of Monthly', '9.999');
    await user.tab();
    await expectText('Enter an amount of at least 0.01, such as 14.99.');
    expect((await field('Price of Monthly')).value).toBe('9.999');
    expect(await stored()).toEqual({});
    await fill('Price of Monthly', '9.99');
    await user.tab();
    await expectGone(/Enter an amount/);
    await expect.poll(stored).toEqual({ 'plans.prices.monthly': 999 });
  },
);

test('a coupon is stored once it is complete, and can be removed', { tags: ['long'] }, async () => {
  await openPart('plans');
  await press('Add a coupon');
  await expectText(/^Each code has 3 to 40 letters and digits/);
  await fill('Code', 'spring');
  await fill('Percent off', '35');
  await fill('People', '0');
  await expectText(/^Each code has 3 to 40 letters and digits/);
  await fill('People', '200');
  const code = await field('Code');
  await user.tab();
  const coupon = { code: 'SPRING', percentOff: 35, from: null, until: null, uses: 200 };
  await expect.poll(stored).toEqual({ 'plans.coupons': [coupon] });
  await expectGone(/^Each code has/);
  await expectText(/^Saved /);
  // It stays on the page while its value turns from a typed one into a stored one, as the focus may be in it.
  expect(code.isConnected).toBe(true);
  await press('Remove SPRING');
  await expect.poll(stored).toEqual({});
});

test('a coupon takes off a percentage or an amount, never both', { tags: ['long'] }, async () => {
  await openPart('plans');
  await press('Add a coupon');
  await fill('Code', 'five');
  await fill('Or an amount off', '5,5');
  expect((await field('Percent off')).value).toBe('');
  await user.tab();
  const coupon = { code: 'FIVE', from: null, until: null, uses: null };
  await expect.poll(stored).toEqual({ 'plans.coupons': [{ ...coupon, amountOff: 550 }] });
  await fill('Percent off', '10');
  expect((await field('Or an amount off')).value).toBe('');
  await user.tab();
  await expect.poll(stored).toEqual({ 'plans.coupons': [{ ...coupon, percentOff: 10 }] });
});

test('what is missing before launch follows from the draft', { tags: ['long'] }, async () => {
  await openPart('launch');
  await expectText(/^\d things are missing before you let people in\.$/);
  await expectText('People would read the name of the software.');
  const { published } = await read();
  await editorOf(await createColleague(app)).change('brand.name', 'Own', published.brand.name);
  await expectGone(/People would read the name/);
  expect((await read()).gaps satisfies SiteEditing['gaps']).not.toContain('name');
});
