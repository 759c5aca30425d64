import { createHash } from 'node:crypto';
import type { NoticeSettings } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { signIn } from '../../../../test/members/members.ts';
import { createPerson, personOf } from '../../../../test/members/people.ts';
import { oneOfEach, openNotices } from '../../../../test/members/notified-members.ts';
import { isPublicAddress, lookUpPublic } from '../../../platform/http/public-address.ts';

const { app, pushes, deliver, createNotifiedMember } = await openNotices();

type Person = Awaited<ReturnType<typeof createPerson>>;
const settingsOf = async (person: Person) =>
  (await person.get('/notices/preferences')).json<{ data: NoticeSettings }>().data;
const count = async (person: { id: string }) =>
  (await app.pool.query('select from push_subscription where member_id = $1', [person.id])).rows
    .length;

test('trust 58: a push contains no name and does not say what happened, unless its member wants it', async () => {
  const ada = await createNotifiedMember();
  await ada.notify(oneOfEach.match);
  await deliver();
  await ada.notify(oneOfEach.message);
  await deliver();
  await ada.send('PUT', '/notices/delivery', { names: true });
  await ada.notify({ ...oneOfEach.message, event: 'another' });
  await deliver();
  expect(ada.pushes().map(({ title, body }) => [title, body])).toEqual([
    ['Kindred', 'You have a new notification'],
    ['Kindred', 'You have a new message'],
    ['Kindred', 'Alan sent you a message'],
  ]);
  // Nor does its length reveal what it says.
  expect(new Set(pushes.sentTo(ada.browser).map(({ length }) => length)).size).toBe(1);
});

test('trust 58: the topic of a push does not reveal its kind or who else has the same', async () => {
  const people = [await createNotifiedMember(), await createNotifiedMember()];
  for (const { notify } of people) {
    await notify(oneOfEach.message);
    await deliver();
    await notify({ ...oneOfEach.message, event: 'another' });
    await deliver();
  }
  const topics = people.map(({ browser }) =>
    pushes.sentTo(browser).map(({ headers }) => String(headers['topic'])),
  );
  // A later push replaces an earlier one.
  for (const [first, second] of topics) expect(second).toBe(first);
  const [one = '', another = ''] = topics.map(([first]) => first);
  expect(one).toMatch(/^[\w-]{32}$/);
  expect(one).not.toBe(another);
  const guess = createHash('sha256').update('message').digest('base64url').slice(0, 32);
  expect([one, another]).not.toContain(guess);
});

test('trust 58: a push is signed with the key of this service, which survives a restart and is stored encrypted', async () => {
  const ada = await createNotifiedMember();
  await ada.notify(oneOfEach.match);
  await deliver();
  const { publicKey } = (await settingsOf(ada)).push;
  const [sent] = pushes.sentTo(ada.browser);
  expect(sent?.senderKey).toBe(publicKey);
  expect(sent?.claims).toMatchObject({ aud: pushes.url, sub: 'mailto:support@kindred.example' });
  const again = await testApp({ databaseUrl: app.databaseUrl });
  const keys = await again.pushKeys();
  expect(keys.publicKey).toBe(publicKey);
  const { rows } = await app.pool.query<{ all: string }>(
    `select string_agg(t::text, ' ') as all from (
      select to_jsonb(s) as t from setting s union all select to_jsonb(p) from push_subscription p) as rows`,
  );
  expect(rows[0]?.all).toContain(publicKey);
  expect(rows[0]?.all).not.toContain(keys.privateKey);
  expect(rows[0]?.all).not.toContain(pushes.url);
});

test('trust 13, trust 58: pushes end with the session in which they were turned on, and a device can be turned off from another', async () => {
  const ada = await createNotifiedMember();
  const phone = personOf(app, ada, await signIn(app, ada));
  const other = pushes.subscribe();
  await phone.send('PUT', '/notices/push', other.subscription);
  expect(await count(ada)).toBe(2);
  const { devices } = (await settingsOf(phone)).push;
  expect(devices.map(({ current }) => current)).toEqual([false, true]);
  const [first] = devices;
  const stranger = await createPerson(app);
  const url = `/notices/push/${first?._id}`;
  expect((await stranger.send('DELETE', url)).statusCode).toBe(404);
  expect((await phone.send('DELETE', url)).statusCode).toBe(200);
  await ada.notify(oneOfEach.match);
  await deliver();
  expect([ada.pushes().length, pushes.sentTo(other.name).length]).toEqual([0, 1]);
  expect((await phone.send('POST', '/auth/logout')).statusCode).toBe(200);
  expect(await count(ada)).toBe(0);
});

test('a new password ends pushes everywhere else, and an expired session gets none', async () => {
  const ada = await createNotifiedMember();
  await app.pool.query(
    `update session set idle_until = now() - interval '1 minute' where member_id = $1`,
    [ada.id],
  );
  await ada.notify(oneOfEach.match);
  await deliver();
  expect(ada.pushes()).toEqual([]);
  const grace = await createNotifiedMember();
  const there = personOf(app, grace, await signIn(app, grace));
  const body = { password: grace.password, newPassword: 'seven blue lanterns' };
  const answer = await there.send('PUT', '/auth/change-password', body);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await count(grace)).toBe(0);
});

test('an unsubscribed browser is deleted, and the others still get the push', async () => {
  const ada = await createNotifiedMember();
  const phone = personOf(app, ada, await signIn(app, ada));
  const other = pushes.subscribe();
  await phone.send('PUT', '/notices/push', other.subscription);
  pushes.answer(other.name, 410);
  await ada.notify(oneOfEach.match);
  await deliver();
  expect(ada.pushes()).toHaveLength(1);
  expect(await count(ada)).toBe(1);
});

test('a browser belongs to the member who turned pushes on last', async () => {
  const [ada, grace] = [await createNotifiedMember(), await createPerson(app)];
  const shared = pushes.subscribe();
  for (const each of [ada, grace]) await each.send('PUT', '/notices/push', shared.subscription);
  expect([await count(ada), await count(grace)]).toEqual([0, 1]);
});

const { subscription } = pushes.subscribe();
const refused = [
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://user:pass@fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'http://127.0.0.1:1/x',
  'file:///etc/passwd',
  'not an address',
];

test.each(refused)('trust 58: the server never calls %s', async (endpoint) => {
  const ada = await createPerson(app);
  const answer = await ada.send('PUT', '/notices/push', { ...subscription, endpoint });
  expect(answer.statusCode).toBe(422);
  expect(await count(ada)).toBe(0);
});

test('trust 58: a push service whose name leads into a private network is not called', async () => {
  const found = (host: string) =>
    new Promise<string>((done) => {
      lookUpPublic(host, {}, (error, address) =>
        done(error ? error.message : JSON.stringify(address)),
      );
    });
  expect(await found('localhost')).toBe('The host has no public address');
  const hidden = ['10.1.2.3', '172.20.0.1', '192.168.0.1', '100.100.0.1', '169.254.169.254'];
  const more = [
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ];
  for (const address of [...hidden, ...more, '2002:a00:1::', '2001:db8::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ['8.8.8.8', '142.250.1.95', '2a00:1450:4001::5f'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('a key that nothing can be encrypted with is refused', async () => {
  const ada = await createPerson(app);
  const keys = { ...subscription.keys, p256dh: 'A'.repeat(87) };
  expect((await ada.send('PUT', '/notices/push', { ...subscription, keys })).statusCode).toBe(422);
});

test('quiet hours need a known time zone and a length', async () => {
  const ada = await createPerson(app);
  const change = (body: object) => ada.send('PUT', '/notices/delivery', body);
  expect((await change({ timeZone: 'Nowhere/City' })).statusCode).toBe(422);
  expect((await change({ quiet: { from: '22:00', to: '22:00' } })).statusCode).toBe(422);
  expect((await change({ quiet: { from: '25:00', to: '08:00' } })).statusCode).toBe(400);
  await change({ timeZone: 'Asia/Kolkata', quiet: { from: '22:00', to: '08:00' } });
  await change({ names: true });
  expect(await settingsOf(ada)).toMatchObject({
    timeZone: 'Asia/Kolkata',
    quiet: { from: '22:00', to: '08:00' },
    names: true,
  });
});
