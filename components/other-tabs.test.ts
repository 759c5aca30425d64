import { expect, test } from 'vitest';
import { latestMail, post } from '../server/test/members/accounts.ts';
import { createMember } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { session } from '../web/src/lib/sessions/session.ts';
import { openPages, storeSession } from './open-page.ts';
import { expectAt, expectHeading } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

test.each([
  ['/sign-in', '/discover'],
  ['/sign-in?redirect=%2Fsettings', '/settings'],
  ['/register', '/discover'],
])('who signs in in another tab does not stay at %s', async (path, next) => {
  await open(path);
  await storeSession(app, await createPerson(app));
  session.reread();
  await expectAt(next);
});

test('the page that asks for the code goes on when the link was opened in another tab', async () => {
  const member = await createMember(app, { member: { email_verified_at: null } });
  await open('/verify', { as: member });
  await expectHeading('Check your email');
  await post(app, 'resend-verification', {}, { authorization: `Bearer ${session.get().token}` });
  const { token } = await latestMail(app, member.email);
  const answer = await post(
    app,
    'verify-email',
    { token },
    { authorization: `Bearer ${session.get().token}` },
  );
  expect(answer.statusCode).toBe(200);
  const entered = answer.json<{ token: string; refreshToken: string; user: object }>();
  for (const [key, value] of Object.entries({ ...entered, user: JSON.stringify(entered.user) }))
    if (typeof value === 'string') localStorage.setItem(key, value);
  session.reread();
  await expectAt('/discover');
});

test.each<[string, (token: string) => unknown]>([
  ['ended elsewhere', (token) => session.end(token)],
  [
    'ended in another tab',
    () => {
      for (const key of ['token', 'user', 'refreshToken']) localStorage.removeItem(key);
      session.reread();
    },
  ],
  [
    'gave way to that of someone else',
    async () => {
      await storeSession(app, await createMember(app));
      session.reread();
    },
  ],
])('nothing of a subscription outlives a session that %s', async (_, end) => {
  await open('/faqs', { as: await createMember(app) });
  localStorage.setItem('subscription', '{"owner":"1"}');
  await end(session.get().token ?? '');
  expect(localStorage.getItem('subscription')).toBeNull();
});
