import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMember } from '../../../../test/members/members.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { goodPassword, post } from '../../../../test/members/accounts.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp({
  environment: { REFUSED_MAIL_DOMAINS: 'spam.example, Other.Example' },
});
const sql = sqlOf(app);

const register = (email: string) =>
  post(app, 'register', { firstName: 'Ada', email, password: goodPassword });

test.each([
  'ada@mailinator.com',
  'Ada@MAILINATOR.com',
  'ada@inbox.mailinator.com',
  'ada@spam.example',
  'ada@mail.other.example',
])('%s is refused with the field, and nothing is stored', async (email) => {
  const answer = await register(email);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'email_throw_away' }]);
  expect(answer.body).toContain('"email"');
  expect(await sql`select from member where email = ${email.toLowerCase()}`).toEqual([]);
});

test.each([
  'gmail.com',
  'icloud.com',
  'privaterelay.appleid.com',
  'notspam.example',
  'spam.example.org',
])('an email at %s is not refused', async (domain) => {
  expect((await register(`${randomUUID()}@${domain}`)).body).not.toContain('email_throw_away');
});

test('trust 82: who has an account changes nothing in what is said of a throw-away email', async () => {
  await createMember(app, { member: { email: 'there@mailinator.com' } });
  const [there, absent] = [
    await register('there@mailinator.com'),
    await register('none@mailinator.com'),
  ];
  const said = ({ statusCode, body }: typeof there) => [
    statusCode,
    body.replace(/"requestId":"[^"]*"/, ''),
  ];
  expect(said(there)).toEqual(said(absent));
});

test('an account cannot be moved to a throw-away email', async () => {
  const ada = await createPerson(app);
  const answer = await ada.send('POST', '/auth/change-email', {
    email: 'ada@mailinator.com',
    password: ada.password,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'email_throw_away' }]);
});
