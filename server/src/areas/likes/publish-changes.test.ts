import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { chatOf, write } from '../../../test/chat/chats.ts';
import { type Person, choose, matchOf } from '../../../test/likes/likes.ts';
import { liveUrl, openChannel } from '../../../test/service/live.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const url = await liveUrl(await testApp({ databaseUrl: app.databaseUrl }));
const sql = sqlOf(app);
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));

/** Ada, whose account changes, and screens of her match, of a match whom she blocked, and of a member who likes her. */
async function watch() {
  const [ada, alan] = await matchOf(app);
  const [bob, eve] = [await createPerson(app, aMan()), await createPerson(app, aMan())];
  for (const [from, to] of [
    [ada, bob],
    [bob, ada],
    [eve, ada],
  ] as const)
    await choose(from, to);
  await ada.send('PUT', `/blocks/${bob.id}`);
  await app.jobs.runDue();
  const screens = await Promise.all([alan, bob, eve].map((person) => openChannel(url, person)));
  const heard = async () => {
    await app.jobs.runDue();
    return screens.map((screen) => screen.events().map(({ kind, about }) => [kind, about]));
  };
  return { ada, alan, screens, heard };
}

const setState = (state: string) => (person: Person) =>
  grace.send('PUT', `/users/${person.id}/state`, { state, reason: 'Because' });

const closings: Record<string, readonly [(ada: Person) => unknown, (ada: Person) => unknown]> = {
  'deactivating it': [
    (ada) => ada.send('POST', '/auth/deactivate', { password: ada.password }),
    setState('active'),
  ],
  leaving: [
    (ada) => ada.send('POST', '/auth/leave', { password: ada.password }),
    ({ id }) =>
      sql`update member set state = 'active', state_by = null, erase_at = null where id = ${id}`,
  ],
  'a ban': [setState('banned'), setState('active')],
  'a deactivation by staff': [setState('deactivated'), setState('active')],
  'an address that is no longer confirmed': [
    ({ id }) => sql`update member set email_verified_at = null where id = ${id}`,
    ({ id }) => sql`update member set email_verified_at = now() where id = ${id}`,
  ],
};

test.each(Object.entries(closings))(
  'trust 23: %s tells open screens of matches the same as an unmatch, and no one else',
  async (_what, [close, reopen]) => {
    const { ada, heard } = await watch();
    const about = { memberId: ada.id };
    await close(ada);
    await expect.poll(heard).toEqual([[['matchEnded', about]], [], []]);
    await reopen(ada);
    await expect.poll(heard).toEqual([
      [
        ['matchEnded', about],
        ['conversation', about],
      ],
      [],
      [],
    ]);
  },
);

test.each([
  ['an unmatch', (ada: Person, alan: Person) => ada.send('DELETE', `/matches/${alan.id}`)],
  ['a block', (ada: Person, alan: Person) => ada.send('PUT', `/blocks/${alan.id}`)],
  ['a closed account', (ada: Person) => closings['a ban']?.[0](ada)],
])('trust 23: an own unmatch after %s tells nothing more', async (_what, end) => {
  const { ada, alan, heard } = await watch();
  await end(ada, alan);
  const once = [[['matchEnded', { memberId: ada.id }]], [], []];
  await expect.poll(heard).toEqual(once);
  expect((await alan.send('DELETE', `/matches/${ada.id}`)).statusCode).toBe(200);
  await heard();
  expect(await heard()).toEqual(once);
});

test('trust 74: a member who hides their activity disappears from open screens right away, with typing and receipts', async () => {
  const { ada, alan, screens, heard } = await watch();
  await openChannel(url, ada);
  await write(alan, ada, 'Hello');
  await ada.send('PUT', `/chats/${alan.id}/read`, { number: 1 });
  expect(await chatOf(alan, ada)).toMatchObject({ person: { isOnline: true }, theirReadTo: 1 });
  const presence = () => screens[0]?.eventsOf('presence').map(({ about }) => about);
  const shown = { memberId: ada.id, online: true };
  await expect.poll(presence).toEqual([shown]);
  const show = (showLastActive: boolean) =>
    ada.send('PUT', '/auth/show-last-active', { showLastActive });
  // Later it would tell only that something changed in the chat.
  await expect.poll(() => screens[0]?.eventsOf('read')).toHaveLength(1);
  await show(false);
  await heard();
  await expect.poll(() => screens[0]?.eventsOf('conversation')).toHaveLength(1);
  await expect.poll(presence).toEqual([shown, { memberId: ada.id, online: false }]);
  const typing = screens[0]?.eventsOf('typing').map(({ about }) => about as { until: string });
  expect(typing?.map(({ until }) => Date.parse(until) <= Date.now())).toEqual([true]);
  expect(await chatOf(alan, ada)).toMatchObject({ person: { isOnline: false }, theirReadTo: null });
  await show(false);
  await show(true);
  await heard();
  await expect.poll(presence).toHaveLength(3);
  expect(presence()?.at(-1)).toEqual(shown);
  await expect.poll(() => screens[0]?.eventsOf('conversation')).toHaveLength(2);
  expect((await heard()).slice(1)).toEqual([[], []]);
});
