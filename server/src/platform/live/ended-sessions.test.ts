import { closeCodes } from '@kindred/contract/live';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { liveUrl, openChannel } from '../../../test/service/live.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { publishStaffTopics } from './publish.ts';

const app = await testApp();
const url = await liveUrl(app);
const other = await testApp({ databaseUrl: app.databaseUrl });
const sql = sqlOf(app);

type Person = Awaited<ReturnType<typeof createPerson>>;

const ends: [string, (person: Person) => Promise<unknown>][] = [
  ['signing out', (person) => person.send('POST', '/auth/logout')],
  [
    'deactivating',
    (person) => person.send('POST', '/auth/deactivate', { password: person.password }),
  ],
  [
    'a ban',
    async ({ id }) => {
      await sql`update member set state = 'banned', state_by = 'staff' where id = ${id}`;
    },
  ],
  [
    'deleting the account',
    async ({ id }) => {
      await sql`delete from member where id = ${id}`;
    },
  ],
];

test.each(ends)(
  'trust 13: %s closes the open sockets of the member within a second, in every process',
  async (_what, end) => {
    const member = await createMember(app);
    // The session was opened, and ends, in another process.
    const person = personOf(other, member, await signIn(other, member));
    const screen = await openChannel(url, person);
    const bystander = await openChannel(url, await createPerson(app));
    await end(person);
    const late = new Promise((resolve) => setTimeout(resolve, 1000, 'still open'));
    expect(await Promise.race([screen.ended, late])).toBe(closeCodes.unauthenticated);
    expect(bystander.state.closed).toBeNull();
  },
);

test(
  'trust 13: a member who loses a role gets no more staff events, and is told to fetch again',
  { tags: ['long'] },
  async () => {
    const staff = await createStaff(app, 'moderator');
    const screen = await openChannel(url, await signIn(app, staff));
    await sql`update member set staff_role = null where id = ${staff.id}`;
    await expect.poll(() => screen.eventsOf('account')).toHaveLength(1);
    const before = screen.eventsOf('staff').length;
    const member = await openChannel(url, await signIn(app, await createStaff(app, 'moderator')));
    await publishStaffTopics(other.pool, 'reports');
    await expect.poll(() => member.eventsOf('staff')).not.toEqual([]);
    expect(screen.eventsOf('staff')).toHaveLength(before);
  },
);

test(
  'an expired token closes the socket, unless a newer one has arrived',
  { tags: ['long'] },
  async () => {
    const shifted = await testApp({ databaseUrl: app.databaseUrl });
    const shiftedUrl = await liveUrl(shifted);
    const member = await createMember(app);
    const [old, renewed] = [await signIn(shifted, member), await signIn(shifted, member)];
    const screens = [await openChannel(shiftedUrl, old), await openChannel(shiftedUrl, renewed)];
    shifted.advanceClock(14 * 60_000);
    const next = await signIn(shifted, member);
    const token = next.headers.authorization.replace('Bearer ', '');
    screens[1]?.send({ type: 'auth', token, since: null });
    await expect
      .poll(() => screens[1]?.frames.filter(({ type }) => type === 'open'))
      .toHaveLength(2);
    shifted.advanceClock(2 * 60_000);
    expect(await screens[0]?.ended).toBe(closeCodes.unauthenticated);
    expect(screens[1]?.state.closed).toBeNull();
  },
);

test('trust 52: a socket cannot change to another member', async () => {
  const screen = await openChannel(url, await createPerson(app));
  const stranger = await createPerson(app);
  const token = stranger.headers.authorization.replace('Bearer ', '');
  screen.send({ type: 'auth', token, since: null });
  expect(await screen.ended).toBe(closeCodes.unauthenticated);
});

test('trust 13: messages of a disconnected client are ignored', { tags: ['long'] }, async () => {
  const heard: string[] = [];
  app.live.onClientEvent('typing', async (caller) => void heard.push(caller.id));
  const ada = await createPerson(app);
  const screen = await openChannel(url, ada);
  const say = () => screen.send({ type: 'say', kind: 'typing', about: { memberId: ada.id } });
  say();
  await expect.poll(() => heard).toEqual([ada.id]);
  // A client that does not answer the close, and continues.
  screen.socket.pause();
  await ada.send('POST', '/auth/logout');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  say();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(heard).toEqual([ada.id]);
});
