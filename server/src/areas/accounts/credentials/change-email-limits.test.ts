import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { newAddress } from '../../../../test/accounts.ts';
import { testApp } from '../../../../test/app.ts';
import { createMember, signIn } from '../../../../test/members.ts';

const app = await testApp({ environment: { LIMITS: '1' } });

test('trust 9: codes for a new address are limited per member and per mailbox, across sessions', async () => {
  const email = newAddress();
  const statuses: number[] = [];
  for (let sender = 0; sender < 2; sender += 1) {
    const { password, ...member } = await createMember(app);
    for (let round = 0; round < 6; round += 1) {
      const { headers } = await signIn(app, { password, ...member });
      const url = `${apiBase}/auth/change-email`;
      const payload = { email, password };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      statuses.push(answer.statusCode);
    }
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
});
