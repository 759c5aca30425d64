import type { Notice } from '@kindred/contract/notices';
import type { RightsOfTiers } from '@kindred/contract/premium/rights';
import { expect, test } from 'vitest';
import { choose, renewed } from '../../../../test/likes/likes.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { aMan, createPerson, usersIn } from '../../../../test/members/people.ts';
import { type Person, premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { endIncognito } from './end-incognito.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const day = 86_400_000;

interface Settings {
  paused: boolean;
  incognito: boolean;
  incognitoEnded: boolean;
}
const settingsOf = async (person: Person) =>
  (await person.get('/auth/profile')).json<{ userData: { user: { settings: Settings } } }>()
    .userData.user.settings;
const set = async (person: Person, settings: object) =>
  (await person.send('PUT', '/settings', settings)).statusCode;
const noticesOf = async (person: Person) =>
  (await person.get('/notices')).json<{ data: { notices: Notice[] } }>().data.notices;

async function runJobs(kind: 'end-premium' | 'deliver-due-mails' = 'end-premium') {
  await addJob(app.pool, kind, {});
  await app.jobs.runDue();
}

/** A man who has premium by staff for a day, and is incognito. */
async function createHidden() {
  const alan = await createPerson(app, aMan());
  const until = new Date(app.now().getTime() + day).toISOString();
  await (await createColleague(app)).send('PUT', `/users/${alan.id}/vip`, { until, reason: 'x' });
  expect(await set(alan, { incognito: true })).toBe(200);
  return alan;
}

/** What others see of a person: by id, in the grid, and in the list of users. */
async function seenBy(stranger: Person, { id }: Person) {
  const her = await renewed(app, stranger);
  const { people } = (await her.get('/browse', { limit: '60' })).json<{
    data: { people: { person: { _id: string } }[] };
  }>().data;
  return [
    (await her.get(`/auth/user/${id}`)).statusCode === 200,
    people.some(({ person }) => person._id === id),
    usersIn(await her.get('/auth/users', { limit: '100' })).some(({ _id }) => _id === id),
  ];
}
const unseen = [false, false, false];
const ended = { paused: true, incognito: false, incognitoEnded: true };

async function expectPaused(alan: Person) {
  const stranger = await createPerson(app);
  expect(await seenBy(stranger, alan)).toEqual(unseen);
  await runJobs();
  const his = await renewed(app, alan);
  expect(await settingsOf(his)).toMatchObject(ended);
  expect(await seenBy(stranger, alan)).toEqual(unseen);
  expect((await noticesOf(his)).filter(({ kind }) => kind === 'incognito.ended')).toHaveLength(1);
  await runJobs('deliver-due-mails');
  const mails = (await sentMails(app)).filter(({ to }) =>
    to?.some(({ address }) => address === alan.email),
  );
  const about = mails.filter(({ subject }) => subject.startsWith('Incognito has ended'));
  expect(about).toHaveLength(1);
  expect(about[0]?.text).toMatch(/paused, so no one new sees you/);
  // A second run changes nothing, and neither does turning incognito on without the right.
  await runJobs();
  expect(await set(his, { incognito: true })).toBe(403);
  expect(await settingsOf(his)).toMatchObject(ended);
  expect((await noticesOf(his)).filter(({ kind }) => kind === 'incognito.ended')).toHaveLength(1);
  return his;
}

test('trust 79: when premium ends by the clock, incognito ends with it, and the profile is paused with a notice and a mail', async () => {
  const alan = await createHidden();
  app.advanceClock(day + 1000);
  const his = await renewed(app, alan);
  // The job has not run: incognito still hides him, and he cannot turn it on again.
  expect(await set(his, { incognito: true })).toBe(403);
  await expectPaused(alan);
});

test('trust 79: when staff end premium that they gave, the profile is paused', async () => {
  const alan = await createHidden();
  await (
    await createColleague(app)
  ).send('PUT', `/users/${alan.id}/vip`, { until: null, reason: 'x' });
  await expectPaused(alan);
});

test('trust 79: when staff end a subscription and refund it, the profile is paused right away, without waiting for the minute', async () => {
  const alan = await subscriber(app);
  expect(await set(alan, { incognito: true })).toBe(200);
  const { id: subscriptionId } = await sql.one<{ id: string }>`select id from subscription
    where member_id = ${alan.id}`;
  const end = { subscriptionId, atPeriodEnd: false, refund: 'last', reason: 'x' };
  expect(
    (await (await createColleague(app)).send('POST', `/users/${alan.id}/subscription-end`, end))
      .statusCode,
  ).toBe(200);
  await app.settle();
  expect(await settingsOf(await renewed(app, alan))).toMatchObject(ended);
});

test('trust 79: when an administrator takes the right away from premium, everyone who used it is paused', async () => {
  const alan = await createHidden();
  const { rights } = (await app.inject({ url: '/api/v1/plans' })).json<{
    data: { rights: RightsOfTiers };
  }>().data;
  const premium = { ...rights.premium, incognito: false };
  await (
    await createColleague(app)
  ).send('PUT', '/plans/rights', { rights: { ...rights, premium } });
  await app.jobs.runDue();
  expect(await settingsOf(alan)).toMatchObject(ended);
  await (await createColleague(app)).send('PUT', '/plans/rights', { rights });
  // He has the right again, and chooses himself.
  expect(await settingsOf(alan)).toMatchObject(ended);
  expect(await set(alan, { paused: false, incognito: true })).toBe(200);
  expect(await settingsOf(alan)).toMatchObject({
    paused: false,
    incognito: true,
    incognitoEnded: false,
  });
});

test.each([
  ['to be shown again', { paused: false }],
  ['to stay paused', { paused: true }],
])('trust 79: a member who chooses %s is not asked again', async (_what, choice) => {
  const alan = await createHidden();
  await (
    await createColleague(app)
  ).send('PUT', `/users/${alan.id}/vip`, { until: null, reason: 'x' });
  await app.jobs.runDue();
  expect(await settingsOf(alan)).toMatchObject(ended);
  expect(await set(alan, choice)).toBe(200);
  expect(await settingsOf(alan)).toMatchObject({ ...choice, incognitoEnded: false });
  const seen = await seenBy(await createPerson(app), alan);
  expect(seen).toEqual(seen.map(() => !choice.paused));
});

test('trust 79: people whom the member liked do not see them while they are paused, and matches still do', async () => {
  const alan = await createHidden();
  const [liked, matched] = [await createPerson(app), await createPerson(app)];
  for (const her of [liked, matched]) await choose(alan, her);
  await choose(matched, alan);
  await (
    await createColleague(app)
  ).send('PUT', `/users/${alan.id}/vip`, { until: null, reason: 'x' });
  await app.jobs.runDue();
  expect((await liked.get(`/auth/user/${alan.id}`)).statusCode).toBe(404);
  expect((await matched.get(`/auth/user/${alan.id}`)).statusCode).toBe(200);
});

test('members whose premium goes on, and members without incognito, stay as they are', async () => {
  const [hidden, open] = [await createHidden(), await createPerson(app, aMan())];
  await runJobs();
  expect(await settingsOf(hidden)).toMatchObject({ paused: false, incognito: true });
  expect(await settingsOf(open)).toMatchObject({ paused: false, incognitoEnded: false });
});

test('trust 79: everyone who loses the right is paused, also if they are more than one batch', async () => {
  const hidden = [await createHidden(), await createHidden(), await createHidden()];
  await sql`update vip_grant set ends_at = ${app.now()}`;
  await endIncognito(app, 2);
  for (const each of hidden) {
    expect(await settingsOf(each)).toMatchObject(ended);
    const reported = (await noticesOf(each)).filter(({ kind }) => kind === 'incognito.ended');
    expect(reported).toHaveLength(1);
  }
});

test('trust 79: a choice of the member at the same time as the job counts, and no one is told twice', async () => {
  for (let round = 0; round < 5; round++) {
    const alan = await createHidden();
    await sql`update vip_grant set ends_at = ${app.now()} where member_id = ${alan.id}`;
    await Promise.all([
      endIncognito(app),
      set(alan, { incognito: false }),
      endIncognito(app),
      set(alan, { showDistance: false }),
    ]);
    const settings = await settingsOf(alan);
    const reported = (await noticesOf(alan)).filter(({ kind }) => kind === 'incognito.ended');
    expect(settings.incognito).toBe(false);
    expect(settings.paused).toBe(settings.incognitoEnded);
    expect(reported).toHaveLength(settings.paused ? 1 : 0);
  }
});
