import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { choose, pairOf } from '../../../test/likes/likes.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { withOpenTransaction } from '../../../test/database/with-open-transaction.ts';

const app = await testApp();
const sql = sqlOf(app);

test.each([
  ['is banned', "state = 'banned', state_by = 'staff'"],
  ['closes the account', "state = 'deactivated', state_by = 'self'"],
  ['joins the team', "staff_role = 'support'"],
])('trust 53: a like of a member who %s at that moment makes no match', async (_what, change) => {
  const [ada, alan] = await pairOf(app);
  await choose(ada, alan);
  const set = `update member set ${change} where id = $1`;
  const answer = await withOpenTransaction(app, set, alan.id, async () => choose(alan, ada));
  expect(answer.statusCode).toBe(401);
  expect(await sql`select from choice where member_id = ${alan.id}`).toEqual([]);
  expect(await sql`select from match where ${ada.id} in (member_id, other_id)`).toEqual([]);
  expect(await sql`select from notice where member_id = ${ada.id}`).toEqual([]);
  expect((await ada.get(`/auth/user/${alan.id}`)).statusCode).toBe(404);
});
