import { expect, test } from 'vitest';
import { goodPassword, latestMail, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp({ environment: { LIMITS: '1' } });

/** Someone who registered an address, which may belong to another person. */
async function pending() {
  const member = await register(app);
  const mail = await latestMail(app, member.email);
  const { verificationToken } = member;
  const wrong = String((Number(mail.code) + 1) % 1_000_000).padStart(6, '0');
  const guess = () => post(app, 'verify-email', { verificationToken, code: wrong });
  return { ...member, mail, guess, headers: { authorization: `Bearer ${member.token}` } };
}

test('trust 42: a pending verification ends when the owner of the mailbox takes the account over', async () => {
  const { mail, guess } = await pending();
  const taken = await post(app, 'verify-email', { token: mail.token, password: goodPassword });
  expect(taken.statusCode).toBe(200);
  expect((await guess()).json()).toMatchObject({
    message:
      'This code is incorrect or no longer works. Check our latest email, or request a new one.',
  });
});

test('trust 9: wrong codes of the person who registered use up no tries of a signed-in member', async () => {
  const { email, guess, headers } = await pending();
  const answers = [];
  for (let index = 0; index < 21; index += 1) answers.push((await guess()).statusCode);
  expect(answers.slice(-2)).toEqual([422, 429]);
  expect((await post(app, 'resend-verification', {}, headers)).statusCode).toBe(200);
  const { code } = await latestMail(app, email);
  expect((await post(app, 'verify-email', { code }, headers)).statusCode).toBe(200);
});
