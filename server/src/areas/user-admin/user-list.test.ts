import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import type { User } from '@kindred/contract/members';
import { type searchUsers } from '@kindred/contract/user-admin/user-list';
import { userSorts, userStatuses, userTypes } from '@kindred/contract/user-admin/user-filters';
import type { Static } from 'typebox';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { sqlOf } from '../../../test/database/sql.ts';

type Found = Static<(typeof searchUsers)['schema']['response'][200]>['data'];

const app = await testApp();
const sql = sqlOf(app);
let headers: Record<string, string>;
let everyone: User[];

const firstNames = ['Ada', 'Björn', 'Çelik', 'Dana 100%', "O'Neill", 'ada', 'Eve_x', '李'];

beforeAll(async () => {
  ({ headers } = await signIn(app, await createStaff(app)));
  for (let index = 0; index < 60; index += 1) {
    const { id } = await createMember(app, {
      member: {
        created_at: new Date(Date.UTC(2026, index % 12, 1 + (index % 3), index)),
        email_verified_at: index % 3 ? new Date() : null,
        ...(index % 5 === 0 && { state: 'deactivated', state_by: 'staff' }),
      },
      profile: {
        first_name: firstNames[index % firstNames.length] ?? null,
        last_name: index % 4 ? 'Smith' : null,
      },
    });
    if (index % 4 === 0) {
      await sql`insert into vip_grant (member_id, ends_at, reason)
        values (${id}, now() + interval '1 day', 'a test')`;
    }
    if (index % 2) {
      await sql`update presence set last_active = now() - ${index} * interval '1 hour',
        online_until = case when ${index} % 10 = 1 then now() + interval '5 minutes' else '-infinity' end
        where member_id = ${id}`;
    }
  }
  everyone = (await search({ limit: '1000' })).users;
});

async function search(query: Record<string, string>) {
  const answer = await app.inject({ url: `${apiBase}/auth/search-users`, query, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Found }>().data;
}

const fits = {
  all: () => true,
  active: (user: User) => user.isActive,
  inactive: (user: User) => !user.isActive,
  online: (user: User) => user.isOnline,
  verified: (user: User) => user.isEmailVerified,
  vip: (user: User) => user.isVIP,
  free: (user: User) => !user.isVIP,
};

const combinations = userStatuses.flatMap((status) => userTypes.map((type) => ({ status, type })));

test.each(combinations)('$status and $type finds exactly those', async ({ status, type }) => {
  const expected = everyone.filter((user) => fits[status](user) && fits[type](user));
  const { users, pagination, totalKind } = await search({ status, type, limit: '1000' });
  expect(users.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
  expect([pagination.total, totalKind]).toEqual([expected.length, 'exact']);
});

const keyOf: Record<(typeof userSorts)[number], (user: User) => number | string> = {
  createdAt: ({ createdAt }) => createdAt,
  name: ({ name }) => (name ?? '').toLowerCase(),
  email: ({ email }) => email,
  lastActive: ({ lastActive }) => lastActive ?? '',
  status: ({ isActive, isOnline }) => Number(isActive) + Number(isOnline),
  subscription: ({ isVIP }) => Number(isVIP),
};

describe.each(userSorts)('by %s', (sortBy) => {
  test.each(['asc', 'desc'])(
    '%s, pages follow each other without gap or repetition',
    async (sortOrder) => {
      const pages = await Promise.all(
        ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((page) =>
          search({ sortBy, sortOrder, page, limit: '7' }),
        ),
      );
      const users = pages.flatMap((page) => page.users);
      expect(new Set(users.map(({ _id }) => _id)).size).toBe(everyone.length);
      const keys = users.map((user) => Buffer.from(String(keyOf[sortBy](user))));
      const sorted = keys.toSorted((a, b) =>
        sortOrder === 'asc' ? Buffer.compare(a, b) : Buffer.compare(b, a),
      );
      expect(keys.map(String)).toEqual(sorted.map(String));
      expect(pages.map(({ pagination }) => [pagination.hasPrev, pagination.hasNext])).toEqual(
        pages.map((_, index) => [index > 0, index < 8]),
      );
    },
  );
});

test.each([
  'ada',
  'ADA',
  'smith',
  'björn',
  'ÇELIK',
  '100%',
  "o'n",
  'e_x',
  '%',
  '_',
  '\\',
  '李',
  'a s',
  'member.example',
  'nobody',
])('a search for %j finds names and addresses that contain it', async (searchTerm) => {
  const term = searchTerm.toLowerCase();
  const expected = everyone.filter(
    ({ name, email }) => (name ?? '').toLowerCase().includes(term) || email.includes(term),
  );
  const { users, pagination } = await search({ searchTerm, limit: '1000' });
  expect(users.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
  expect(pagination.total).toBe(expected.length);
});

test('a search for an ID finds its member, and no one for an unknown one', async () => {
  const [one] = everyone;
  const { users, pagination } = await search({ searchTerm: one?._id.toUpperCase() ?? '' });
  expect([users.map(({ _id }) => _id), pagination.total]).toEqual([[one?._id], 1]);
  expect((await search({ searchTerm: randomUUID() })).users).toEqual([]);
});

test('a month of joining finds those who joined in it', async () => {
  const { users } = await search({ joined: '2026-02', limit: '1000' });
  expect(users).toHaveLength(
    everyone.filter(({ createdAt }) => createdAt.startsWith('2026-02')).length,
  );
});

test('a page past the end is empty and has the total count', async () => {
  const { users, pagination } = await search({ page: '50', limit: '20' });
  expect(users).toEqual([]);
  expect(pagination).toMatchObject({
    total: everyone.length,
    pages: Math.ceil(everyone.length / 20),
  });
});

test('the plain list returns a thousand rows when asked', async () => {
  const answer = await app.inject({ url: `${apiBase}/auth/users?page=1&limit=1000`, headers });
  expect(answer.json<{ data: Found }>().data.users).toHaveLength(everyone.length);
});

test('trust 20: every read leaves a row with filter and count', async () => {
  await search({ status: 'online', type: 'vip' });
  const row = await sql.one`select * from audit order by id desc limit 1`;
  expect(row).toMatchObject({
    action: 'member.list',
    details: { status: 'online', type: 'vip', page: 1 },
  });
});
