import { randomBytes } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { goodPassword, latestMail } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember } from '../../../../test/members/members.ts';
import {
  challengeFor,
  createStaffWithSecondFactor,
  nextCode,
} from '../../../../test/members/second-factor.ts';

const app = await testApp({ environment: { LIMITS: '1' } });

const newDevice = () => ({ 'device-secret': randomBytes(32).toString('base64url') });
let places = 0;
/** From another network each time, like an attacker with many addresses. */
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `${apiBase}/auth/${path}`,
    payload,
    headers,
    remoteAddress: `10.2.${places >> 8}.${places++ & 255}`,
  });
type Answer = Awaited<ReturnType<typeof post>>;

async function untilRefused(attempt: () => Promise<Answer>) {
  for (let turn = 0; turn < 100; turn++) if ((await attempt()).statusCode === 429) return turn;
  throw new Error('Nothing slows this');
}

async function createKnown() {
  const member = await createMember(app);
  const device = newDevice();
  const { email, password } = member;
  expect((await post('login', { email, password }, device)).statusCode).toBe(200);
  return { ...member, device };
}

test('trust 9: wrong passwords of strangers do not lock the owner out of a browser in which they signed in before', async () => {
  const { email, password, device } = await createKnown();
  expect(await untilRefused(() => post('login', { email, password: 'a guess' }))).toBe(20);
  expect((await post('login', { email, password })).statusCode).toBe(429);
  expect((await post('login', { email, password }, newDevice())).statusCode).toBe(429);
  expect((await post('login', { email, password }, device)).statusCode).toBe(200);
  // The owner's success gives the strangers no more tries.
  expect((await post('login', { email, password: 'a guess' })).statusCode).toBe(429);
});

test('trust 9: guessing from a known browser is slowed as well', async () => {
  const { email, device } = await createKnown();
  const guess = () => post('login', { email, password: 'a guess' }, device);
  expect(await untilRefused(guess)).toBe(10);
});

test('trust 9: a browser is known only for the accounts that signed in there', async () => {
  const [ada, eve] = [await createKnown(), await createKnown()];
  await untilRefused(() => post('login', { email: ada.email, password: 'a guess' }));
  const { email, password } = ada;
  expect((await post('login', { email, password }, eve.device)).statusCode).toBe(429);
});

test('trust 8: an unknown browser gets the same response for every address', async () => {
  const { email } = await createKnown();
  const received = async (to: string) => {
    const { statusCode, headers, body } = await post(
      'login',
      { email: to, password: 'a guess' },
      newDevice(),
    );
    const { requestId: _requestId, ...rest } = JSON.parse(body) as { requestId: string };
    return { statusCode, left: headers['ratelimit-remaining'], rest };
  };
  expect(await received('nobody.at.all@member.example')).toEqual(await received(email));
});

test('trust 14: mails requested by strangers do not affect the owner’s own requests and links', async () => {
  const { email, device } = await createKnown();
  await post('forgot-password', { email }, device);
  const own = await latestMail(app, email);
  for (let turn = 0; turn < 20; turn += 1)
    expect((await post('forgot-password', { email })).statusCode).toBe(200);
  expect((await post('forgot-password', { email }, device)).statusCode).toBe(200);
  const latest = await latestMail(app, email);
  expect(latest.count).toBe(10);
  // The first of the ten links still works.
  const { token } = own;
  expect((await post('reset-password', { token, password: goodPassword })).statusCode).toBe(200);
});

test('trust 9: a member who chose a new password by mail can sign in there, whatever others guess, who learn nothing', async () => {
  const { email } = await createMember(app);
  const device = newDevice();
  const guess = () => post('login', { email, password: 'a guess' });
  await untilRefused(guess);
  await post('forgot-password', { email });
  const { token } = await latestMail(app, email);
  await post('reset-password', { token, password: goodPassword }, device);
  expect((await guess()).statusCode).toBe(429);
  expect((await post('login', { email, password: goodPassword }, device)).statusCode).toBe(200);
});

test(
  'trust 9: after a change of password no earlier browser is known',
  { tags: ['long'] },
  async () => {
    const { email, device } = await createKnown();
    await post('forgot-password', { email });
    const { token } = await latestMail(app, email);
    await post('reset-password', { token, password: goodPassword });
    await untilRefused(() => post('login', { email, password: 'a guess' }));
    expect((await post('login', { email, password: goodPassword }, device)).statusCode).toBe(429);
  },
);

test('trust 9: second-factor codes typed by others use up no tries of a known browser', async () => {
  const grace = await createStaffWithSecondFactor(app);
  const device = newDevice();
  const prove = async (code: string, headers = {}) =>
    post('second-factor', { challenge: await challengeFor(app, grace), code }, headers);
  expect((await prove(nextCode(app, grace.key), device)).statusCode).toBe(200);
  const challenge = await challengeFor(app, grace);
  await untilRefused(() => post('second-factor', { challenge, code: '000000' }));
  const code = nextCode(app, grace.key);
  expect((await post('second-factor', { challenge, code }, device)).statusCode).toBe(200);
});

test('the last twenty devices are known, stored only as digests, for a year', async () => {
  const { id, email, password, device } = await createKnown();
  for (let turn = 0; turn < 21; turn++) {
    app.advanceClock(1000);
    await post('login', { email, password }, newDevice());
  }
  const rows = async () => {
    const found = await app.pool.query<{ text: string }>(
      `select encode(secret_hash, 'base64') as text from known_device where member_id = $1`,
      [id],
    );
    return found.rows.map(({ text }) => text);
  };
  expect(await rows()).toHaveLength(20);
  expect(await rows()).not.toContain(
    Buffer.from(device['device-secret'], 'base64url').toString('base64'),
  );
  app.advanceClock(366 * 86_400_000);
  await app.pool.query(`select graphile_worker.add_job('delete-old-rows')`);
  await app.jobs.runDue();
  expect(await rows()).toEqual([]);
});
