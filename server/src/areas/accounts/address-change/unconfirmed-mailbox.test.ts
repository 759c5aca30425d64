import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { latestMail, newAddress, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createStaff, signIn } from '../../../../test/members/members.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

test('trust 40: a mailbox that was never confirmed cannot undo the correction of the address', async () => {
  const { email: typo, user } = await register(app);
  const right = newAddress();
  const { headers } = await signIn(app, await createStaff(app));
  const url = `${apiBase}/users/${user._id}`;
  const changed = await app.inject({ method: 'PUT', url, headers, payload: { email: right } });
  expect(changed.statusCode).toBe(200);
  expect((await latestMail(app, typo)).subject).not.toMatch(/changed/i);
  expect(await sql`select from address_change where member_id = ${user._id}`).toEqual([]);
});
