import { describe, expect, test } from 'vitest';
import { register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

describe('staff, where several accounts have one address,', () => {
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, headers: object, payload?: object) =>
    app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: headers as Record<string, string>,
      ...(payload && { payload }),
    });

  test('see every account with an address, and cannot mark a second one as verified', async () => {
    const { headers } = await signIn(app, await createStaff(app));
    const { id, email } = await createMember(app);
    const { user } = await register(app, { email });
    const list = await call(
      'GET',
      `auth/search-users?searchTerm=${encodeURIComponent(email)}`,
      headers,
    );
    expect(list.statusCode, list.body).toBe(200);
    const { users } = list.json<{
      data: { users: { _id: string; isEmailVerified: boolean }[] };
    }>().data;
    expect(new Map(users.map((each) => [each._id, each.isEmailVerified]))).toEqual(
      new Map([
        [id, true],
        [user._id, false],
      ]),
    );
    const verified = await call('PUT', `users/${user._id}`, headers, { isEmailVerified: true });
    expect(verified.statusCode).toBe(409);
    expect(verified.json()).toMatchObject({ errors: [{ field: 'isEmailVerified' }] });
  });

  test('verify one account of each address in a bulk change', async () => {
    const { headers } = await signIn(app, await createStaff(app));
    const { email } = await createMember(app);
    const [owned, free] = [await register(app, { email }), await register(app)];
    const second = await register(app, { email: free.email });
    const ids = [owned.user._id, free.user._id, second.user._id];
    const started = await call('POST', 'users/bulk', headers, {
      action: 'verify',
      reason: 'Came by the desk',
      ids,
    });
    expect(started.statusCode, started.body).toBeLessThan(300);
    await app.jobs.runDue();
    const rows = await sql<{
      outcome: string;
      code: string | null;
    }>`select outcome, why ->> 'code' as code from bulk_row
      where member_id = any (${ids}) order by outcome`;
    expect(rows).toEqual([
      { outcome: 'done', code: null },
      { outcome: 'refused', code: 'email_owned_by_other_account' },
      { outcome: 'refused', code: 'email_owned_by_other_account' },
    ]);
  });
});
