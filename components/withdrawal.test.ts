import { currentBegin as begin } from '@kindred/contract/premium/begin';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createPerson } from '../server/test/members/people.ts';
import { type Person, premiumApp, subscriber } from '../server/test/premium/premium.ts';
import { sentMails } from '../server/test/service/mails.ts';
import { openPages } from './open-page.ts';
import {
  button,
  expectGone,
  expectText,
  field,
  fill,
  hasText,
  press,
  region,
} from './page-actions.ts';

const app = await premiumApp();
const { open } = openPages(app);
const day = 86_400_000;

const mailTo = async ({ email }: Person, words: string) =>
  (await sentMails(app)).find(({ to, text }) => to?.[0]?.address === email && text.includes(words));

test.each(['/premium', '/premium/manage'])(
  'on %s a button in the words of the law opens the page to withdraw, for 14 days',
  { tags: ['long'] },
  async (path) => {
    const ada = await subscriber(app);
    await open(path, { as: ada });
    const link = await screen.findByRole('link', { name: 'Withdraw from contract here' });
    expect(link.textContent).toBe('Withdraw from contract here');
    expect(link.getAttribute('href')).toBe('/premium/withdraw');
    await expectText(/^You can withdraw without giving a reason, until /);
    await app.pass(20 * day);
    await open(path, { as: ada });
    await expectText(path === '/premium' ? 'What you get' : 'Payment methods');
    await expectGone('Withdraw from contract here');
  },
);

test(
  'a member sees what goes back, confirms in the words of the law, and gets a receipt',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { begin });
    await app.pass(3 * day);
    await open('/premium/withdraw', { as: ada });
    const amounts = await region('What you get back');
    await expectText('For the time used', amounts);
    await expectText('You asked us to start right away and agreed to pay', amounts);
    await expectText(/we send a receipt to the email of your account\.$/);
    await fill('Your name', 'Ada Lovelace');
    const confirm = await button('Confirm withdrawal here');
    expect(confirm.textContent).toBe('Confirm withdrawal here');
    await press('Confirm withdrawal here');
    await expectText('You withdrew from the contract');
    await expectText(/^\$13\.\d\d is on its way back to your card\./);
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal here' })).toBeNull();
    const receipt = await mailTo(ada, 'We received your withdrawal on');
    expect(receipt?.text).not.toContain('Lovelace');
  },
);

test(
  'the link of the mail opens the same page without signing in, and without name and email',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { begin: undefined });
    const mail = await mailTo(ada, '/withdraw#token=');
    expect(mail?.text).toContain('Withdraw from contract here');
    const [, token = ''] = /\/withdraw#token=([\w%-]+)/.exec(mail?.text ?? '') ?? [];
    await open(`/withdraw#token=${token}`);
    await expectText("You didn't agree to pay for the time you use, so you get everything back.");
    expect((await field('Your name')).value).toBe('');
    expect(hasText(ada.email)).toBe(false);
    await press('Confirm withdrawal here');
    await fill('Your name', 'Ada');
    await press('Confirm withdrawal here');
    await expectText('$14.99 is on its way back to your card.');
  },
);

test('without a contract the page says so, and an incomplete link too', async () => {
  const { go } = await open('/premium/withdraw', { as: await createPerson(app) });
  await expectText("There's no contract that you can withdraw from");
  await go('/withdraw');
  await expectText('This link is incomplete. Open it from the email again.');
});

test(
  'the purchase asks whether premium begins immediately, says when that is needed, and stores the answer only if it is given',
  { tags: ['long'] },
  async () => {
    const paymentMethodId = 'pm_card_mastercard';
    await subscriber(app, { begin: undefined, paymentMethodId });
    const ada = await subscriber(app, { paymentMethodId });
    await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
    await app.settle();
    await open('/premium/checkout?plan=monthly', { as: ada });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /^Start premium right away, within the 14 days/,
    });
    expect(box.checked).toBe(false);
    (await screen.findByRole('radio', { name: 'Mastercard ending in 4444' })).click();
    await press('Pay $14.99');
    await expectText('Agree that premium starts right away, or use another card.');
    box.click();
    await press('Pay $14.99');
    await expectText('Your payment went through.');
    const { rows } = await app.pool.query(
      `select begin_version, begin_agreed_at is not null as has_time from subscription
      where member_id = $1 and status = 'active'`,
      [ada.id],
    );
    expect(rows).toEqual([{ begin_version: begin, has_time: true }]);
  },
);
