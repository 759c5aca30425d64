import { expect, test } from 'vitest';
import { createPerson } from '../../../../test/members/people.ts';
import { oneOfEach, openNotices } from '../../../../test/members/notified-members.ts';
import { liveUrl, openChannel } from '../../../../test/service/live.ts';
import { textsFor } from '../../../platform/text/language-texts.ts';

const { app, pushes, deliver, createNotifiedMember } = await openNotices();
const minute = 60_000;
const hour = 60 * minute;

const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);

test('frequent events are collected: one mail right away, and what follows within an hour in another', async () => {
  const ada = await createNotifiedMember();
  await ada.notify(oneOfEach.superlike);
  await deliver();
  expect(subjects(ada.mails())).toEqual(['Someone sent you a super like']);
  await ada.notify(oneOfEach.match);
  await ada.notify(oneOfEach.match);
  await ada.notify(oneOfEach.superlike);
  await ada.notify(oneOfEach['report.reply']);
  await deliver();
  app.advanceClock(59 * minute);
  await deliver();
  expect(subjects(ada.mails()).slice(1)).toEqual(['We replied to your report']);
  app.advanceClock(2 * minute);
  await deliver();
  const [, , gathered, ...more] = ada.mails();
  expect(more).toEqual([]);
  expect(gathered?.subject).toBe('You have 3 new notifications');
  expect(gathered?.text).toMatch(/You have a new match \(2\)\s+You got a super like/);
  expect(gathered?.text).not.toContain('Alan');
});

test('trust 41: the link of a digest turns off all of its kinds, and no other', async () => {
  const ada = await createNotifiedMember();
  const at = new Date(app.now().getTime() - hour);
  await ada.notify({ ...oneOfEach.match, at });
  await ada.notify({ ...oneOfEach.superlike, at });
  await deliver();
  const url = /^<https:\/\/kin\.example(.+)>$/.exec(ada.mails()[0]?.stop ?? '')?.[1] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  const { preferences } = (await ada.get('/notices/preferences')).json<{
    data: { preferences: { kind: string; mail: boolean }[] };
  }>().data;
  const off = preferences.filter(({ mail }) => !mail).map(({ kind }) => kind);
  // Likes and announcements are not mailed from the start.
  expect(off.toSorted()).toEqual(['announcement', 'like', 'match', 'superlike']);
});

test('a message is mailed to a member who has not read it ten minutes later', async () => {
  const [ada, grace] = [await createNotifiedMember(), await createNotifiedMember()];
  for (const each of [ada, grace]) await each.notify(oneOfEach.message);
  await deliver();
  expect([ada.mails(), grace.mails()]).toEqual([[], []]);
  expect(ada.pushes().map(({ body }) => body)).toEqual(['You have a new message']);
  const [newest] = await ada.notices();
  await ada.send('PUT', '/notices/read', { upTo: newest?._id });
  app.advanceClock(11 * minute);
  await deliver();
  expect(ada.mails()).toEqual([]);
  expect(subjects(grace.mails())).toEqual(['You have a new message']);
});

test('trust 57: a match and a message are mailed to who has the page open and does not look, and not to who was at the page', async () => {
  const url = await liveUrl(app);
  const [ada, grace] = [await createNotifiedMember(), await createNotifiedMember()];
  const [alan, bob] = [await createPerson(app), await createPerson(app)];
  const [looking, forgotten] = [await openChannel(url, ada), await openChannel(url, grace)];
  for (const each of [ada, grace]) {
    await each.notify({ ...oneOfEach.match, fromId: alan.id });
    await each.notify({ ...oneOfEach.message, fromId: alan.id });
  }
  await ada.notify({ ...oneOfEach.message, fromId: bob.id });
  await deliver();
  expect([ada.mails(), grace.mails()]).toEqual([[], []]);
  await expect.poll(() => looking.eventsOf('notices').length).toBeGreaterThan(0);
  await expect.poll(() => forgotten.eventsOf('notices').length).toBeGreaterThan(0);
  looking.send({ type: 'say', kind: 'newsSeen', about: { memberId: alan.id } });
  const waiting = async () =>
    (
      await app.pool.query(
        `select from delivery where member_id = $1 and channel = 'mail' and state = 'waiting'`,
        [ada.id],
      )
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  expect((await ada.notices()).every(({ read }) => !read)).toBe(true);
  app.advanceClock(6 * minute);
  await deliver();
  expect([subjects(ada.mails()), subjects(grace.mails())]).toEqual([[], ['You have a new match']]);
  app.advanceClock(hour);
  await deliver();
  expect([subjects(ada.mails()), subjects(grace.mails())]).toEqual([
    ['You have a new message'],
    ['You have a new match', 'You have a new message'],
  ]);
});

test('the latest message of a person replaces the unread ones', async () => {
  const [ada, alan, bob] = [
    await createNotifiedMember(),
    await createPerson(app),
    await createPerson(app),
  ];
  for (const { id: fromId } of [alan, alan, bob])
    await ada.notify({ ...oneOfEach.message, fromId });
  expect(await ada.notices()).toHaveLength(2);
});

test('an event is announced once, however often it is reported', async () => {
  const ada = await createNotifiedMember();
  const event = 'the same';
  await Promise.all([1, 2, 3].map(() => ada.notify({ ...oneOfEach['report.reply'], event })));
  await Promise.all([deliver(), deliver(), deliver()]);
  expect([(await ada.notices()).length, ada.mails().length, ada.pushes().length]).toEqual([
    1, 1, 1,
  ]);
});

test('trust 23, trust 57: no mail and no push is about a member who was blocked or unmatched before it was sent', async () => {
  const ada = await createNotifiedMember();
  const [alan, bob] = [await createPerson(app), await createPerson(app)];
  await ada.send('PUT', '/notices/delivery', { quiet: { from: '00:00', to: '23:59' } });
  await ada.notify({ ...oneOfEach.match, fromId: alan.id });
  await ada.notify({ ...oneOfEach.message, fromId: bob.id });
  await ada.send('PUT', `/blocks/${alan.id}`);
  await app.pool.query(
    `insert into match (member_id, other_id, name, matched_at, ended_at) values ($1, $2, 'Bob', now(), now())`,
    [ada.id, bob.id],
  );
  await ada.send('PUT', '/notices/delivery', { quiet: null });
  app.advanceClock(25 * hour);
  await deliver();
  expect([ada.mails(), ada.pushes()]).toEqual([[], []]);
  const { rows } = await app.pool.query(
    'select distinct state from delivery where member_id = $1',
    [ada.id],
  );
  expect(rows).toEqual([{ state: 'kept' }]);
});

test('what is turned off while it waits is not sent', async () => {
  const ada = await createNotifiedMember();
  await ada.notify(oneOfEach.message);
  await ada.send('PUT', '/notices/preferences', { kind: 'message', channel: 'mail', on: false });
  app.advanceClock(hour);
  await deliver();
  expect(ada.mails()).toEqual([]);
});

test("trust 57: nothing is sent in the member's quiet hours, and all of it afterwards", async () => {
  const ada = await createNotifiedMember();
  const here = new Date(app.now().getTime());
  const clock = (hours: number) =>
    new Date(here.getTime() + hours * hour).toLocaleTimeString('en', {
      timeZone: 'Pacific/Auckland',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  const quiet = { from: clock(-1), to: clock(2) };
  await ada.send('PUT', '/notices/delivery', { timeZone: 'Pacific/Auckland', quiet });
  await ada.notify(oneOfEach['report.reply']);
  await ada.notify(oneOfEach.superlike);
  await deliver();
  app.advanceClock(hour);
  await deliver();
  expect([ada.mails(), ada.pushes()]).toEqual([[], []]);
  app.advanceClock(hour + minute);
  await deliver();
  expect(ada.mails()).toHaveLength(2);
  expect(ada.pushes()).toMatchObject([{ body: 'You have 2 new notifications', url: '/notices' }]);
});

test('a push that the service does not accept is retried three times, and then no more', async () => {
  const ada = await createNotifiedMember();
  pushes.answer(ada.browser, 500);
  await ada.notify(oneOfEach['report.reply']);
  await deliver();
  const state = async () =>
    (
      await app.pool.query(
        `select state, tries from delivery where member_id = $1 and channel = 'push'`,
        [ada.id],
      )
    ).rows[0] as unknown;
  expect(await state()).toEqual({ state: 'waiting', tries: 1 });
  for (const _again of [1, 2, 3]) {
    app.advanceClock(31 * minute);
    await deliver();
  }
  expect(await state()).toEqual({ state: 'failed', tries: 4 });
  pushes.answer(ada.browser, 201);
  app.advanceClock(hour);
  await deliver();
  expect(ada.pushes()).toEqual([]);
});

test('sent deliveries are deleted after a week, and so is a notice that was in no list', async () => {
  const ada = await createNotifiedMember();
  await ada.send('PUT', '/notices/preferences', { kind: 'superlike', channel: 'app', on: false });
  await ada.notify(oneOfEach.superlike);
  await deliver();
  const count = async () =>
    (await app.pool.query('select id from notice where member_id = $1', [ada.id])).rows.length;
  expect(await count()).toBe(1);
  app.advanceClock(8 * 24 * hour);
  await app.pool.query(`select graphile_worker.add_job('delete-old-rows', '{}')`);
  await app.jobs.runDue();
  expect(await count()).toBe(0);
});

test('pushes, mails and digests are in the language that the member reads by then', async () => {
  const ada = await createNotifiedMember();
  await ada.send('PUT', '/settings', { language: 'de' });
  await ada.notify(oneOfEach.superlike);
  await deliver();
  await ada.notify(oneOfEach.match);
  await ada.notify(oneOfEach.superlike);
  await deliver();
  await ada.send('PUT', '/notices/delivery', { names: true });
  await ada.send('PUT', '/settings', { language: 'pl' });
  app.advanceClock(61 * minute);
  await deliver();
  const [german, polish] = [textsFor('de'), textsFor('pl')];
  expect(ada.mails().map(({ language }) => language)).toEqual(['de', 'pl']);
  expect(ada.mails()[1]?.text).toContain(polish.lines.superlike?.());
  expect(ada.pushes().map(({ body }) => body)).toEqual([
    german.lines.other(),
    german.pushes.several({ count: 2 }),
  ]);
  await ada.notify(oneOfEach.match);
  await deliver();
  expect(ada.pushes().at(-1)?.body).toBe(polish.pushes.match(oneOfEach.match.about));
});
