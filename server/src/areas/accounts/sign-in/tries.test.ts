import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { goodPassword, latestMail } from '../../../../test/accounts.ts';
import { testApp } from '../../../../test/app.ts';
import { createMember, signIn } from '../../../../test/members.ts';

const app = await testApp({ environment: { LIMITS: '1' } });

let places = 0;
/** From another network each time, so that only the subject of the try counts. */
const post = (
  path: string,
  payload: object,
  remoteAddress = `10.1.${places >> 8}.${places++ & 255}`,
) => app.inject({ method: 'POST', url: `${apiBase}/auth/${path}`, payload, remoteAddress });

async function statuses(times: number, ask: (index: number) => ReturnType<typeof post>) {
  const answered: number[] = [];
  for (let index = 0; index < times; index++) answered.push((await ask(index)).statusCode);
  return answered;
}

const cases: [path: string, most: number, more: object][] = [
  ['register', 5, { firstName: 'Mina', password: goodPassword }],
  ['forgot-password', 10, {}],
  ['resend-verification', 10, {}],
];

test.each(cases)(
  'trust 9: %s is limited to %i times an hour for one address',
  async (path, most, more) => {
    const payload = { email: `${path}@member.example`, ...more };
    const answered = await statuses(most + 1, () => post(path, payload));
    expect(answered.indexOf(429)).toBe(most);
    const refused = await post(path, payload);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    app.advanceClock(wait * 1000);
    expect((await post(path, payload)).statusCode).not.toBe(429);
  },
);

test.each(cases)(
  'trust 9: %s is limited to thirty times an hour for one network',
  async (path, _most, more) => {
    const answered = await statuses(31, (index) =>
      post(path, { email: `${path}-${index}@member.example`, ...more }, '10.9.9.9'),
    );
    expect(answered.indexOf(429)).toBe(30);
  },
);

test('trust 9: someone who knows the address cannot lock its owner out', async () => {
  const { email } = await createMember(app);
  const locked = await statuses(21, () => post('login', { email, password: 'a guess of many' }));
  expect(locked.at(-1)).toBe(429);
  await post('forgot-password', { email });
  const { token } = await latestMail(app, email);
  expect((await post('reset-password', { token, password: goodPassword })).statusCode).toBe(200);
  expect((await post('login', { email, password: goodPassword })).statusCode).toBe(200);
});

test('trust 9: someone who knows their id, which all members see, cannot either', async () => {
  const { id, email } = await createMember(app);
  const forged = (index: number) => ({ token: `${id}.${String(index).padStart(43, '0')}` });
  await statuses(30, (index) => post('verify-email', forged(index)));
  await statuses(15, (index) =>
    post('reset-password', { ...forged(index), password: goodPassword }),
  );
  await statuses(15, (index) => post('invitation', forged(index)));
  await post('forgot-password', { email });
  const { token } = await latestMail(app, email);
  expect((await post('reset-password', { token, password: goodPassword })).statusCode).toBe(200);
  const { headers } = await signIn(app, { id, email, password: goodPassword });
  const ask = (url: string, payload: object) =>
    app.inject({ method: 'PUT', url: `${apiBase}/auth/${url}`, payload, headers });
  const codes = { presentCode: '000000', newCode: '000000' };
  expect((await ask('change-email', codes)).statusCode).toBe(422);
  const unknown = { token: `${id}.${'x'.repeat(43)}` };
  expect((await ask('invitation', unknown)).statusCode).toBe(404);
});

test('the table of tries contains no address', async () => {
  const { rows } = await app.pool.query('select key from tries');
  expect(rows.length).toBeGreaterThan(30);
  expect(JSON.stringify(rows)).not.toMatch(/@|member\.example/);
});
