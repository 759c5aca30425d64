import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { latestMail, newAddress } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';

type Member = Awaited<ReturnType<typeof createMember>>;

const app = await testApp({ environment: { LIMITS: '1' } });

const change = async (email: string, { id, password }: Member) => {
  const { headers } = await signIn(app, { id });
  const url = `${apiBase}/auth/change-email`;
  const payload = { email, password };
  return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
};

test('trust 9: requests to change an address are limited per member, across sessions', async () => {
  const email = newAddress();
  const member = await createMember(app);
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) statuses.push(await change(email, member));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
});

test('trust 9: strangers keep no one from changing to an address, and its mailbox gets few mails', async () => {
  const email = newAddress();
  const statuses: number[] = [];
  for (let sender = 0; sender < 3; sender += 1) {
    const member = await createMember(app);
    for (let round = 0; round < 4; round += 1) statuses.push(await change(email, member));
  }
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
  expect((await latestMail(app, email)).count).toBe(5);
  app.advanceClock(600_000);
  expect(await change(email, await createMember(app))).toBe(200);
  expect((await latestMail(app, email)).count).toBe(6);
});
