import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { withdrawalsOf } from '../../../../test/premium/withdrawals.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createWithdrawalTokens } from './token.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { offered, withdraw, mailsTo, receiptsOf } = withdrawalsOf(app);

test('trust 115: the receipt has the contract, the amounts, the day and the time, goes to the confirmed email of the account alone, and has nothing that was typed', async () => {
  const ada = await subscriber(app);
  const before = (await sentMails(app)).length;
  const elsewhere = await withdraw(ada, { email: 'elsewhere@example.com' });
  expect(elsewhere.statusCode).toBe(400);
  await withdraw(ada, { name: 'URGENT: refund at https://evil.example' });
  await app.jobs.runDue();
  for (const sent of (await sentMails(app)).slice(before)) {
    expect(sent.to).toMatchObject([{ address: ada.email }]);
    expect(`${sent.subject} ${sent.text} ${sent.html}`).not.toMatch(/evil|URGENT/);
  }
  const [mail, ...more] = await receiptsOf(ada.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(ada.subscriptionId);
  expect(mail?.text).toContain('$14.99 goes back to the card that paid.');
  expect(mail?.text).toMatch(
    /We received your withdrawal on \w+ \d+, \d{4} at \d+:\d\d [AP]M \(.+\)\./,
  );
  const texts = (await mailsTo(ada.email)).map(({ text }) => text);
  expect(texts.join(' ')).not.toContain('Your premium has ended');
});

test('the receipt also goes to an account that is closed, and to no email that is not confirmed', async () => {
  const [ada, eve] = [await subscriber(app), await subscriber(app)];
  const contracts = [await offered(ada), await offered(eve)];
  await sql`update member set state = 'banned', state_by = 'staff', state_reason = 'x' where id = ${ada.id}`;
  await sql`update member set email_verified_at = null where id = ${eve.id}`;
  for (const { subscriptionId, toCard: amount } of contracts)
    await app.inject({
      method: 'POST',
      url: '/api/v1/subscription/withdrawal/by-link',
      payload: {
        token: createWithdrawalTokens(app.secret).make(subscriptionId),
        name: 'x',
        amount,
      },
    });
  await app.settle();
  expect((await receiptsOf(ada.email)).length).toBe(1);
  expect((await receiptsOf(eve.email)).length).toBe(0);
  expect(await sql`select email from withdrawal where member_id = ${eve.id}`).toEqual([
    { email: '' },
  ]);
});
