import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { aMan, createPerson, personOf, usersIn } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const ada = await createPerson(app);
const unknown = '00000000-0000-4000-8000-000000000000';

const seen = (id: string) => ada.get(`/auth/user/${id}`);

test('another member is shown with distance, privacy and what the two share', async () => {
  const alan = await createMember(
    app,
    aMan({
      last_name: 'Turing',
      latitude: 41.19,
      longitude: -8.61,
      interests: ['tea', 'running'],
      prompts: JSON.stringify([{ prompt: 'learning-now', answer: 'To knit' }]),
    }),
  );
  await ada.send('PUT', '/auth/edit-profile', { interests: ['chess', 'tea'] });
  const answer = await seen(alan.id);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    data: {
      user: {
        _id: alan.id,
        firstName: 'Alan',
        name: 'Alan',
        location: { city: 'Porto', country: 'Portugal' },
        interests: ['tea', 'running'],
        prompts: [{ prompt: 'learning-now', answer: 'To knit' }],
        more_pictures: [],
      },
      privacyInfo: { showLastActive: true },
      distance: 4,
      distanceFormatted: '4 km away',
      compatibilityScore: 25,
      compatibility: { sharedInterests: ['tea'], agreements: [], sharedQuestions: 0 },
    },
  });
});

test('the last activity is shown by the hour, and only if the member allows it', async () => {
  const { id } = await createMember(app, aMan());
  const time = new Date('2026-03-04T05:43:21Z');
  await sql`update presence
    set last_active = ${time}, online_until = ${new Date(Date.now() + 60_000)}
    where member_id = ${id}`;
  expect((await seen(id)).json()).toMatchObject({
    data: { user: { lastActive: '2026-03-04T05:00:00.000Z', isOnline: true } },
  });
  await sql`update profile set show_last_active = false where member_id = ${id}`;
  expect((await seen(id)).json()).toMatchObject({
    data: { user: { lastActive: null, isOnline: false }, privacyInfo: { showLastActive: false } },
  });
});

test('a member who must not be seen looks the same as an unknown id', async () => {
  const deactivated = { state: 'deactivated', state_by: 'staff' };
  const hidden = {
    deactivated: await createMember(app, { ...aMan(), member: deactivated }),
    left: await createMember(app, { ...aMan(), member: { state: 'leaving', state_by: 'self' } }),
    banned: await createMember(app, { ...aMan(), member: { state: 'banned', state_by: 'staff' } }),
    incomplete: await createMember(app, { ...aMan(), photo: false }),
    paused: await createMember(app, aMan({ paused: true })),
    staff: await createStaff(app),
  };
  const noOne = await seen(unknown);
  expect(noOne.statusCode).toBe(404);
  const { requestId: _id, ...shown } = noOne.json<{ requestId: string }>();
  for (const [why, { id }] of Object.entries(hidden)) {
    const answer = await seen(id);
    expect(answer.statusCode, why).toBe(404);
    expect(answer.json(), why).toMatchObject(shown);
  }
});

test('members see themselves as others do, also while they pause', async () => {
  const alan = await createPerson(app, aMan({ paused: true, last_name: 'Turing' }));
  const answer = await alan.get(`/auth/user/${alan.id}`);
  expect(answer.json()).toMatchObject({
    data: { user: { firstName: 'Alan' }, distance: null, compatibilityScore: null },
  });
  expect(answer.body).not.toContain('Turing');
});

test('trust 7: a member with an unverified address sees no one', async () => {
  const person = await createPerson(app, { member: { email_verified_at: null } });
  for (const url of [`/auth/user/${ada.id}`, '/auth/users', '/auth/search-users']) {
    expect((await person.get(url)).statusCode, url).toBe(403);
  }
});

test('trust 7: no one finds a member with an unconfirmed address, until it is confirmed', async () => {
  const term = 'Unconfirmed';
  const alan = await createPerson(app, {
    ...aMan({ first_name: term }),
    member: { email_verified_at: null },
  });
  const finds = async () => {
    const [list, search, profile] = [
      await ada.get('/auth/users', { limit: '100' }),
      await ada.get('/auth/search-users', { searchTerm: term }),
      await ada.get(`/auth/user/${alan.id}`),
    ];
    const listed = [list, search].map((one) => usersIn(one).some(({ _id }) => _id === alan.id));
    return [...listed, profile.statusCode];
  };
  expect(await finds()).toEqual([false, false, 404]);
  await sql`update member set email_verified_at = now() where id = ${alan.id}`;
  expect(await finds()).toEqual([true, true, 200]);
});

test('staff see a member as others do', async () => {
  const staff = await createStaff(app);
  const { get } = personOf(app, staff, await signIn(app, staff));
  expect((await get(`/auth/user/${ada.id}`)).json()).toMatchObject({
    data: { user: { firstName: 'Ada' } },
  });
});

test('a member who was reported is shown so to the one who did it, with the day of the latest report', async () => {
  const [alan, eve] = [await createPerson(app, aMan()), await createPerson(app)];
  const reportedAt = async (by: typeof ada) =>
    (await by.get(`/auth/user/${alan.id}`)).json<{ data: { reportedAt: string | null } }>().data
      .reportedAt;
  expect(await reportedAt(ada)).toBeNull();
  for (const description of ['Wrote nasty things.', 'And again.'])
    await ada.send('POST', '/reports/create-reports', {
      problem_type: 'Harassment',
      description,
      reportedUserId: alan.id,
    });
  const [latest] = await sql<{ at: Date }>`
    select max(created_at) as at from report where reported_id = ${alan.id}`;
  expect(await reportedAt(ada)).toBe(latest?.at.toISOString());
  expect([await reportedAt(alan), await reportedAt(eve)]).toEqual([null, null]);
});
