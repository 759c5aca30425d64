import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createPerson, usersIn } from '../../../../test/members/people.ts';
import { insertRandomMembers, randomMembers } from '../../../../test/members/random-members.ts';
import { randomFrom } from '../../../../test/random.ts';

const app = await testApp({ environment: { LIMITS: '100' } });
const count = 1150;
const here = { latitude: 20, longitude: 20 };
const ada = await createPerson(app, { profile: here });
const expected: string[] = [];

beforeAll(async () => {
  const men = randomMembers(count, randomFrom(3), app.now()).map((member) => ({
    ...member,
    ...here,
    state: 'active',
    verified: true,
    staff: false,
    paused: false,
    incognito: false,
    gender: 'man',
    seeks: ['woman'],
    born: '1990-01-01',
    minAge: 18,
    maxAge: 99,
    maxDistance: null,
  }));
  await insertRandomMembers(app, men);
  expected.push(...men.map(({ id }) => id).toSorted());
});

test('a list of more than a thousand people is counted and read to its end', async () => {
  const ids: string[] = [];
  for (let page = 1; page <= 12; page += 1) {
    const answer = await ada.get('/auth/users', { page: String(page), limit: '100' });
    ids.push(...usersIn(answer).map(({ _id }) => _id));
    expect(answer.json()).toMatchObject({ data: { pagination: { total: count, pages: 12 } } });
  }
  expect(ids.toSorted()).toEqual(expected);
});

test('a grid is too, page by page', { tags: ['long'] }, async () => {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await ada.get('/browse', {
      limit: '60',
      sort: 'match',
      ...(cursor && { cursor }),
    });
    const { data } = answer.json<{
      data: { people: { person: { _id: string } }[]; nextCursor: string | null };
    }>();
    ids.push(...data.people.map(({ person }) => person._id));
    cursor = data.nextCursor;
  }
  expect(ids.toSorted()).toEqual(expected);
});
