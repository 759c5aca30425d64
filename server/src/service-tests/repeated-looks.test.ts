import { expect, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../test/members/members.ts';
import { post } from '../../test/members/accounts.ts';

const app = await testApp();
const staff = await createStaff(app);
let { token, refreshToken } = await signIn(app, staff);
const ada = await createMember(app);

async function written() {
  const { rows } = await app.pool.query<{ count: number }>(
    'select count(*)::int as count from audit',
  );
  return rows[0]?.count ?? 0;
}

const look = (url: string, query: Record<string, string>) =>
  app.inject({
    url: `/api/v1${url}`,
    query,
    headers: { authorization: `Bearer ${token}` },
  });

/** Later, in the same session. */
async function advance(minutes: number) {
  app.advanceClock(minutes * 60_000);
  const response = await post(app, 'refresh-token', { refreshToken });
  ({ token, refreshToken } = response.json<{
    data: { token: string; refreshToken: string };
  }>().data);
}

test.each([
  ['/statistics/dashboard', {}],
  ['/auth/users', { page: '1', limit: '10' }],
  ['/auth/search-users', { searchTerm: 'ada' }],
  ['/reports/reports', { status: 'pending' }],
  [`/users/${ada.id}/file`, {}],
  ['/staff', {}],
])(
  'trust 20: a look at %s is one entry, however often its screen repeats it',
  async (url, query) => {
    let before = await written();
    const more = async (asked: Record<string, string>) => {
      const response = await look(url, { ...query, ...asked });
      expect(response.statusCode, response.body).toBe(200);
      const now = await written();
      const count = now - before;
      before = now;
      return count;
    };
    // Even if the screen says that it repeats what no one has looked at.
    expect(await more({ poll: 'true' })).toBe(1);
    expect(await more({})).toBe(1);
    for (let time = 0; time < 3; time += 1) {
      await advance(50);
      expect(await more({ poll: 'true' })).toBe(0);
    }
    expect(await more({})).toBe(1);
    await advance(61);
    expect(await more({ poll: 'true' })).toBe(1);
  },
);

test('trust 20: figures alone show no person, and are not logged as a read', async () => {
  const before = await written();
  const response = await look('/statistics/dashboard', { recent: 'false' });
  expect(response.json()).toMatchObject({ data: { recent: [] } });
  expect(await written()).toBe(before);
});
