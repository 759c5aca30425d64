import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { liveUrl, openChannel } from '../../../test/service/live.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const url = await liveUrl(app);
const other = await testApp({ databaseUrl: app.databaseUrl });
const otherUrl = await liveUrl(other);
const sql = sqlOf(app);

type Person = Awaited<ReturnType<typeof createPerson>>;

/** Two members who have liked each other, and a third who liked one of them without a match. */
async function createMatch(profile: Parameters<typeof aMan>[0] = {}) {
  const [ada, alan, eve] = [
    await createPerson(app),
    await createPerson(app, aMan(profile)),
    await createPerson(app),
  ];
  const like = (from: Person, to: Person) =>
    from.send('PUT', `/choices/${to.id}`, { choice: 'like' });
  await like(eve, alan);
  await like(ada, alan);
  return { ada, alan, eve, match: () => like(alan, ada) };
}

test('trust 22: a like, a match and its end reach only the members they are about', async () => {
  const { ada, alan, eve, match } = await createMatch();
  const screens = await Promise.all(
    [ada, alan, eve].map((person) => openChannel(otherUrl, person)),
  );
  const heard = () =>
    screens.map((screen) => screen.events().map(({ kind, about }) => [kind, about]));
  await match();
  await expect.poll(() => heard().map(({ length }) => length)).toEqual([2, 2, 0]);
  expect(heard()[0]).toEqual([
    ['notices', {}],
    ['match', { memberId: alan.id }],
  ]);
  await ada.send('DELETE', `/matches/${alan.id}`);
  await ada.send('DELETE', `/matches/${eve.id}`);
  await expect
    .poll(() => heard().map((events) => events[2]))
    .toEqual([
      ['matchEnded', { memberId: alan.id }],
      ['matchEnded', { memberId: ada.id }],
      undefined,
    ]);
});

test('trust 23: a blocked match gets the event of an unmatch, and without a match there is none', async () => {
  const { ada, alan, eve, match } = await createMatch();
  await match();
  const screens = await Promise.all([alan, eve].map((person) => openChannel(otherUrl, person)));
  await eve.send('PUT', `/blocks/${ada.id}`);
  await ada.send('PUT', `/blocks/${eve.id}`);
  await ada.send('PUT', `/blocks/${alan.id}`);
  await expect.poll(() => screens[0]?.eventsOf('matchEnded')).toHaveLength(1);
  expect(screens[0]?.events().map(({ about }) => about)).toEqual([{ memberId: ada.id }]);
  expect(screens[1]?.events()).toEqual([]);
});

test('a member who opens a channel is online only for matches, and only if they show it', async () => {
  const shown = await createMatch();
  const hidden = await createMatch({ show_last_active: false });
  for (const { match } of [shown, hidden]) await match();
  const watching = await Promise.all(
    [shown.ada, shown.eve, hidden.ada].map((person) => openChannel(otherUrl, person)),
  );
  await openChannel(url, hidden.alan);
  await openChannel(url, shown.alan);
  await expect.poll(() => watching[0]?.eventsOf('presence')).toHaveLength(1);
  expect(watching[0]?.eventsOf('presence')[0]?.about).toEqual({
    memberId: shown.alan.id,
    online: true,
  });
  expect(watching.slice(1).flatMap((screen) => screen.eventsOf('presence'))).toEqual([]);
  expect(
    await sql`
    select online_until > now() as online from presence where member_id = ${shown.alan.id}`,
  ).toEqual([{ online: true }]);
});

test.each([
  ['reports', '/reports/create-reports'],
  ['dashboard', '/auth/show-last-active'],
])('staff screens follow %s', { tags: ['long'] }, async (topic, path) => {
  const screen = await openChannel(
    otherUrl,
    await signIn(app, await createStaff(app, 'administrator')),
  );
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan());
  const sent =
    topic === 'reports'
      ? await ada.send('POST', path, {
          problem_type: 'Harassment',
          description: 'Look.',
          reportedUserId: alan.id,
        })
      : await ada.send('PUT', path, { showLastActive: true });
  expect(sent.statusCode).toBe(200);
  await expect
    .poll(() =>
      screen.eventsOf('staff').flatMap(({ about }) => (about as { topics: string[] }).topics),
    )
    .toContain(topic);
});
