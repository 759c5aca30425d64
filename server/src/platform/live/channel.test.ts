import { closeCodes, longestFrame } from '@kindred/contract/live';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { liveUrl, openChannel, openSocket } from '../../../test/service/live.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../jobs/jobs.ts';
import { publishEvent, publishStaffTopics } from './publish.ts';

const app = await testApp();
const url = await liveUrl(app);
const other = await testApp({ databaseUrl: app.databaseUrl });
const otherUrl = await liveUrl(other);
const sql = sqlOf(app);

const about = (number: number) => ({
  memberId: `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`,
});
const publish = (ids: string[], number = 1, from = app) =>
  publishEvent(from.pool, ids, 'matchEnded', about(number));

test('an event in one process arrives on every screen of the member, in every process', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app)];
  const screens = [await openChannel(url, ada), await openChannel(otherUrl, ada)];
  const stranger = await openChannel(url, alan);
  await publish([ada.id], 7);
  for (const screen of screens)
    await expect
      .poll(screen.events)
      .toEqual([{ type: 'event', number: 1, kind: 'matchEnded', about: about(7) }]);
  await publish([alan.id, ada.id], 8, other);
  for (const screen of screens) await expect.poll(screen.numbers).toEqual([1, 2]);
  await expect.poll(stranger.numbers).toEqual([1]);
});

test('trust 51: an event of a transaction is sent once it has committed, and never when it has not', async () => {
  const ada = await createPerson(app);
  const screen = await openChannel(url, ada);
  const reported = inTransaction(app.pool, async (client) => {
    await publishEvent(client, [ada.id], 'matchEnded', about(1));
    await publishEvent(client, [ada.id], 'matchEnded', about(2));
    throw new Error('No');
  });
  await expect(reported).rejects.toThrow('No');
  await inTransaction(app.pool, async (client) => {
    await publishEvent(client, [ada.id], 'matchEnded', about(3));
    await publishEvent(client, [ada.id, ada.id], 'matchEnded', about(4));
    expect(await sql`select from live_event where member_id = ${ada.id}`).toEqual([]);
  });
  await expect.poll(screen.numbers).toEqual([1, 2]);
  expect(screen.events().map((event) => event.about)).toEqual([about(3), about(4)]);
});

test('trust 51: a client that reconnects gets each missed event, once and in order', async () => {
  const ada = await createPerson(app);
  const first = await openChannel(url, ada);
  expect(first.opened()).toMatchObject({ number: 0, reset: false });
  first.socket.close();
  await first.ended;
  // Many write in parallel, as friends do, through two processes.
  await Promise.all(
    Array.from({ length: 250 }, (_, index) => publish([ada.id], index, index % 2 ? app : other)),
  );
  const back = await openChannel(otherUrl, ada, 3);
  await expect.poll(() => back.numbers().length).toBe(247);
  expect(back.numbers()).toEqual(Array.from({ length: 247 }, (_, index) => index + 4));
  const fresh = await openChannel(url, ada);
  expect(fresh.opened()).toMatchObject({ number: 250, reset: false });
});

test('trust 51: a client that was away for longer than events are kept fetches everything again', async () => {
  const ada = await createPerson(app);
  for (let number = 1; number < 4; number += 1) await publish([ada.id], number);
  await sql`update live_event set at = now() - interval '4 days'
    where member_id = ${ada.id} and number < 3`;
  await addJob(app.pool, 'delete-old-rows-hourly', {});
  await app.jobs.runDue();
  const [late, inTime] = [await openChannel(url, ada, 1), await openChannel(url, ada, 2)];
  expect(late.opened()).toMatchObject({ number: 3, reset: true });
  expect(inTime.opened()).toMatchObject({ number: 2, reset: false });
  await expect.poll(inTime.numbers).toEqual([3]);
  const impossible = await openChannel(url, ada, 99);
  expect(impossible.opened()).toMatchObject({ number: 3, reset: true });
});

test('trust 51: a lost notification costs a moment and no event', { tags: ['long'] }, async () => {
  const ada = await createPerson(app);
  const screen = await openChannel(otherUrl, ada);
  // Like a process that dies before it has notified the others.
  await sql`insert into live_counter values (${ada.id}, 1)`;
  await sql`insert into live_event values (${ada.id}, 1, 'message', '{}', now())`;
  await expect.poll(screen.numbers).toEqual([1]);
});

test('an event that is not stored reaches open screens in every process, and is not stored', async () => {
  const ada = await createPerson(app);
  const screens = [await openChannel(url, ada), await openChannel(otherUrl, ada)];
  const typing = { memberId: ada.id, until: '2026-01-01T00:00:00.000Z' };
  app.live.sendUnstored([ada.id], 'typing', typing);
  for (const screen of screens)
    await expect.poll(screen.events).toEqual([{ type: 'event', kind: 'typing', about: typing }]);
  expect(await sql`select from live_event where member_id = ${ada.id}`).toEqual([]);
});

test('trust 52: events for staff reach only staff, at most every other second', async () => {
  const moderator = await openChannel(
    otherUrl,
    await signIn(app, await createStaff(app, 'moderator')),
  );
  const member = await openChannel(otherUrl, await createPerson(app));
  for (let times = 0; times < 20; times += 1)
    await publishStaffTopics(app.pool, 'reports', 'dashboard');
  const topics = () =>
    moderator
      .eventsOf('staff')
      .flatMap(({ about: reported }) => (reported as { topics: string[] }).topics);
  await expect.poll(topics).toEqual(expect.arrayContaining(['reports', 'dashboard']));
  // Signing in here was announced as well.
  expect(moderator.eventsOf('staff').length).toBeLessThanOrEqual(2);
  expect(member.events()).toEqual([]);
});

test(
  'trust 52: where a second factor is required, staff without one get no staff events',
  { tags: ['long'] },
  async () => {
    const strict = await testApp({
      databaseUrl: app.databaseUrl,
      site: { 'switches.secondFactor': true },
    });
    const staff = await createStaff(app, 'moderator');
    const screen = await openChannel(await liveUrl(strict), await signIn(app, staff));
    await publishStaffTopics(strict.pool, 'reports');
    await publishEvent(strict.pool, [staff.id], 'notices', {});
    await expect.poll(() => screen.eventsOf('notices')).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(screen.eventsOf('staff')).toEqual([]);
  },
);

test.each([
  ['nothing that is JSON', 'hello', closeCodes.badFrame],
  ['a frame without a type', { token: 'x' }, closeCodes.badFrame],
  [
    'a frame with more fields',
    { type: 'auth', token: 'x', since: null, id: 1 },
    closeCodes.badFrame,
  ],
  ['a wrong token', { type: 'auth', token: 'x', since: null }, closeCodes.unauthenticated],
  ['words before the token', { type: 'say', kind: 'typing', about: {} }, closeCodes.badFrame],
  ['a long frame', 'x'.repeat(longestFrame * 3 + 1), 1009],
])('trust 52: a socket that sends %s is closed', async (_what, frame, code) => {
  const client = openSocket(url);
  client.socket.on('open', () => client.send(frame));
  expect(await client.ended).toBe(code);
  expect(client.frames).toEqual([]);
});

test('trust 52: unknown messages, or too many, end the socket', { tags: ['long'] }, async () => {
  const ada = await createPerson(app);
  const unknown = await openChannel(url, ada);
  unknown.send({ type: 'say', kind: 'toString', about: {} });
  expect(await unknown.ended).toBe(closeCodes.badFrame);
  const loud = await openChannel(url, ada);
  const frame = { type: 'say', kind: 'typing', about: { memberId: ada.id } };
  for (let times = 0; times < 200; times += 1) loud.send(frame);
  expect(await loud.ended).toBe(closeCodes.tooMany);
});

test.each(['ping', 'pong'] as const)(
  'trust 52: too many frames of the kind %s end the socket',
  { tags: ['long'] },
  async (kind) => {
    const loud = await openChannel(url, await createPerson(app));
    for (let times = 0; times < 200; times += 1) loud.socket[kind]();
    expect(await loud.ended).toBe(closeCodes.tooMany);
  },
);

test('trust 52: a message in too many parts ends the socket', async () => {
  const loud = await openChannel(url, await createPerson(app));
  for (let times = 0; times < 200; times += 1) loud.socket.send('', { fin: false });
  expect(await loud.ended).toBe(closeCodes.badFrame);
});

test('trust 52: a client that missed a lot fetches everything again instead of each event', async () => {
  const ada = await createPerson(app);
  await sql`insert into live_counter values (${ada.id}, 1200)`;
  await sql`insert into live_event
    select ${ada.id}, number, 'notices', '{}', now() from generate_series(1, 1200) as number`;
  const [long, short] = [await openChannel(url, ada, 10), await openChannel(url, ada, 200)];
  expect(long.opened()).toMatchObject({ number: 1200, reset: true });
  expect(short.opened()).toMatchObject({ number: 200, reset: false });
  await expect.poll(() => short.numbers().length).toBe(1000);
  expect(long.events()).toEqual([]);
});

test('a message by a member arrives with their name', async () => {
  const heard: unknown[] = [];
  app.live.onClientEvent('typing', async (caller, said) => void heard.push([caller.id, said]));
  const ada = await createPerson(app);
  const screen = await openChannel(url, ada);
  const said = { memberId: '11111111-1111-4111-8111-111111111111' };
  screen.send({ type: 'say', kind: 'typing', about: said });
  await expect.poll(() => heard).toEqual([[ada.id, said]]);
});

test('trust 52: messages from many screens of one member are limited', async () => {
  const ada = await createPerson(app);
  const heard: string[] = [];
  app.live.onClientEvent('looking', async (caller) => void heard.push(caller.id));
  const frame = { type: 'say', kind: 'looking', about: { caseId: ada.id } };
  const screens = await Promise.all(Array.from({ length: 5 }, () => openChannel(url, ada)));
  for (const screen of screens) for (let times = 0; times < 30; times += 1) screen.send(frame);
  // A response to each, after everything it has sent.
  for (const screen of screens) screen.socket.ping();
  await Promise.all(screens.map(({ socket }) => once(socket, 'pong')));
  expect(heard.length).toBeGreaterThanOrEqual(40);
  // Two windows, if the first one ended during the test.
  expect(heard.length).toBeLessThanOrEqual(80);
});

test('trust 52: pages of other sites open no socket, and pages of this one do', async () => {
  const evil = openSocket(url, { origin: 'https://evil.example' });
  expect(await evil.ended).toBe(1006);
  const ada = await createPerson(app);
  const own = await openChannel(url, ada, null, {
    origin: new URL(url).origin.replace('ws', 'http'),
  });
  expect(own.opened()).toBeDefined();
});

test('trust 52: one member has a maximum number of sockets', async () => {
  const ada = await createPerson(app);
  for (let count = 0; count < 20; count += 1) await openChannel(url, ada);
  await expect(openChannel(url, ada)).rejects.toThrow(String(closeCodes.tooMany));
  expect((await openChannel(url, await createPerson(app))).opened()).toBeDefined();
});

test('trust 52: a client that opens one channel after another is refused for a while', async () => {
  const bounded = await testApp({
    databaseUrl: app.databaseUrl,
    environment: { LIMITS: '0.05' },
  });
  const boundedUrl = await liveUrl(bounded);
  const ada = await createPerson(app);
  const opened: unknown[] = [];
  const openOnce = async () => {
    const { socket, ended, opened: greeting } = await openChannel(boundedUrl, ada);
    opened.push(greeting());
    socket.close();
    await ended;
  };
  // Two windows, if the first one ends during the test.
  const refused = (async () => {
    for (let times = 0; times < 13; times += 1) await openOnce();
  })();
  await expect(refused).rejects.toThrow(String(closeCodes.tooMany));
  expect(opened.length).toBeGreaterThanOrEqual(6);
});

test('trust 39: open sockets take no capacity from requests, and their number is limited', async () => {
  const small = await testApp({
    databaseUrl: app.databaseUrl,
    environment: { MAX_IN_FLIGHT: '2', MAX_SOCKETS: '6' },
  });
  const smallUrl = await liveUrl(small);
  const ada = await createPerson(app);
  for (let count = 0; count < 6; count += 1) await openChannel(smallUrl, ada);
  const health = smallUrl.replace('ws', 'http').replace(/\/api.*/, '/api/v1/openapi.json');
  for (let round = 0; round < 4; round += 1) expect((await fetch(health)).status).toBe(200);
  expect(await openSocket(smallUrl).ended).toBe(1006);
});

test('trust 52: a socket that reads nothing is closed, and what it missed is kept', async () => {
  const ada = await createPerson(app);
  const screen = await openChannel(url, ada);
  screen.socket.pause();
  const typing = { memberId: ada.id, until: 'x'.repeat(1400) };
  const channels = () => app.live.members().includes(ada.id);
  for (let times = 0; channels() && times < 20_000; times += 1) {
    app.live.sendUnstored([ada.id], 'typing', typing);
    if (times % 200 === 0) await new Promise(setImmediate);
  }
  await expect.poll(channels).toBe(false);
  await publish([ada.id]);
  const back = await openChannel(url, ada, 0);
  await expect.poll(back.numbers).toEqual([1]);
});

test('an ordinary request to the URL says what it accepts', async () => {
  const answer = await fetch(url.replace('ws', 'http'));
  expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket']);
  expect(await answer.json()).toMatchObject({ success: false, code: 'websocket_required' });
  const elsewhere = openSocket(url.replace('/live', '/notices'));
  expect(await elsewhere.ended).toBe(1006);
  expect((await createMember(app)).id).toBeDefined();
});
