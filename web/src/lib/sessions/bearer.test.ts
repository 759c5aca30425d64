import { expect, test } from 'vitest';
import { createSession } from './session.ts';
import type { Session } from './session.ts';
import { memoryStorage } from '../storage.ts';
import { stubApi } from '../testing/stub-api.ts';

const credentials = { email: 'ines@kindred.example', password: 'a long enough one' };
const refused = { status: 401, body: { success: false, message: 'No.', code: 'REFUSED' } };

// Section 7 of the specification: each request carries the stored token.
test.each<[string, (session: Session) => Promise<unknown>]>([
  ['refresh-token', (session) => session.refresh('a1')],
  ['login', (session) => session.login(credentials)],
  ['come-back', (session) => session.reopenAccount(credentials)],
  ['google', (session) => session.google({ tokenId: 'x' })],
  ['facebook', (session) => session.facebook({ accessToken: 'x', userID: '1' })],
  ['register', (session) => session.register({ ...credentials, firstName: 'Ines' })],
  ['verify-email', (session) => session.verify({ code: '204816' })],
  ['resend-verification', (session) => session.resendVerification()],
  ['logout', (session) => session.logout()],
])('POST /auth/%s carries the stored token', async (path, send) => {
  using api = stubApi(() => refused);
  await send(createSession(memoryStorage({ token: 'a1', refreshToken: 'r1' })));
  expect(api.requests[0]).toMatchObject({
    url: `/api/v1/auth/${path}`,
    headers: { authorization: 'Bearer a1' },
  });
});

test('nothing is sent if nothing is stored', async () => {
  using api = stubApi(() => refused);
  await createSession(memoryStorage()).login(credentials);
  expect(api.requests[0]?.headers).not.toHaveProperty('authorization');
});
