import { apiBase } from '@kindred/contract/route';
import { beforeEach, expect, test } from 'vitest';
import { goodPassword, latestMail, newAddress } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn, signInUnproven } from '../../../../test/members/members.ts';

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

const hour = 3_600_000;
// No window of a limit ends within a test.
beforeEach(() => app.advanceClock(hour - (app.now().getTime() % hour)));

const registering = { firstName: 'Mina', password: goodPassword };
const cases: [path: string, mostHere: number, more: object][] = [
  ['register', 3, registering],
  ['forgot-password', 5, {}],
  ['resend-verification', 5, {}],
];

test.each(cases)(
  'trust 9: %s is limited to %i times an hour for one address from one network, and stops no one elsewhere',
  async (path, mostHere, more) => {
    const payload = { email: `${path}@member.example`, ...more };
    const answered = await statuses(mostHere + 1, () => post(path, payload, '10.8.8.8'));
    expect(answered.indexOf(429)).toBe(mostHere);
    const refused = await post(path, payload, '10.8.8.8');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(await statuses(20, () => post(path, payload))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    app.advanceClock(wait * 1000);
    expect((await post(path, payload, '10.8.8.8')).statusCode).toBe(200);
  },
);

test.each([
  ['register', 5, 10, registering],
  ['resend-verification', 5, 10, {}],
  ['forgot-password', 10, 60, {}],
] as const)(
  'trust 9: no matter who uses %s, and from where, a mailbox gets %i mails of it in %i minutes',
  { tags: ['long'] },
  async (path, most, minutes, more) => {
    const known = await createMember(app);
    const free = newAddress();
    if (path !== 'register') await post('register', { ...registering, email: free });
    await app.jobs.runDue();
    app.advanceClock(hour);
    const mailed = async () => {
      await Promise.all(
        [known.email, free].map((email) =>
          statuses(most + 2, () => post(path, { email, ...more })),
        ),
      );
      return [(await latestMail(app, known.email)).count, (await latestMail(app, free)).count];
    };
    const first = path === 'register' ? 0 : 1;
    const toKnown = path === 'resend-verification' ? 0 : most;
    expect(await mailed()).toEqual([toKnown, first + most]);
    app.advanceClock(minutes * 60_000);
    expect(await mailed()).toEqual([2 * toKnown, first + 2 * most]);
  },
);

test(
  'trust 9: of the mails that strangers caused, one always lets the reader of the mailbox in',
  { tags: ['long'] },
  async () => {
    const email = newAddress();
    const password = 'quite another set of words';
    await statuses(9, () => post('register', { ...registering, email }));
    app.advanceClock(9 * 60_000);
    expect((await post('register', { ...registering, email })).statusCode).toBe(200);
    const { count, token } = await latestMail(app, email);
    expect(count).toBe(5);
    expect((await post('verify-email', { token, password })).statusCode).toBe(200);
    expect((await post('login', { email, password })).statusCode).toBe(200);
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

test(
  'trust 9: someone who knows their id, which all members see, cannot either',
  { tags: ['long'] },
  async () => {
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
    await signInUnproven(app, { email, password: goodPassword });
    const { headers } = await signIn(app, { id });
    const ask = (url: string, payload: object) =>
      app.inject({ method: 'PUT', url: `${apiBase}/auth/${url}`, payload, headers });
    const codes = { presentCode: '000000', newCode: '000000' };
    expect((await ask('change-email', codes)).statusCode).toBe(422);
    const unknown = { token: `${id}.${'x'.repeat(43)}` };
    expect((await ask('invitation', unknown)).statusCode).toBe(404);
  },
);

test('the table of tries contains no address', async () => {
  const { rows } = await app.pool.query('select key from tries');
  expect(rows.length).toBeGreaterThan(30);
  expect(JSON.stringify(rows)).not.toMatch(/@|member\.example/);
});
