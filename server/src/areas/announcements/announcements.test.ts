import { randomUUID } from 'node:crypto';
import {
  type Announcement,
  type NewsItem,
  type Segment,
  everyone,
} from '@kindred/contract/announcements';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { beginApproval } from '../approvals/approval.ts';

const app = await testApp();
const sql = sqlOf(app);
const owner = await createStaff(app);
const staff = personOf(app, owner, await signIn(app, owner));

const texts = {
  en: { title: 'A summer party', text: 'Come to the park.\n\nBring a friend.' },
  de: { title: 'Ein Sommerfest', text: 'Komm in den Park.' },
};
const count = async (segment: Partial<Segment> = {}) =>
  (await staff.send('POST', '/announcements/count', { ...everyone, ...segment })).json<{
    data: { members: number; mailed: number };
  }>().data;
async function send(segment: Partial<Segment> = {}, more: object = {}) {
  const { members } = await count(segment);
  const body = { texts, segment: { ...everyone, ...segment }, startsAt: null, count: members };
  const answer = await staff.send('POST', '/announcements', { ...body, ...more });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { announcement: Announcement } }>().data.announcement;
}
const newsOf = async (person: Pick<Awaited<ReturnType<typeof createPerson>>, 'get'>) =>
  (await person.get('/news'))
    .json<{ data: { news: NewsItem[] } }>()
    .data.news.map(({ title }) => title);
const find = async (id: string) =>
  (await staff.get('/announcements'))
    .json<{ data: { announcements: Announcement[] } }>()
    .data.announcements.find(({ _id }) => _id === id);
async function run(times = 1) {
  for (let time = 0; time < times; time += 1)
    await addJob(app.pool, 'send-announcements', {}, { key: `send-announcements ${time}` });
  await app.jobs.runDue();
}

const inCountry = async (country: string, profile: object = {}) =>
  createPerson(app, { profile: { country, ...profile } });

test('trust 153: an announcement reaches each member of its segment once, in their language, and by mail only who asked for it', async () => {
  const ada = await inCountry('NZ');
  const bo = await inCountry('NZ');
  const elsewhere = await inCountry('CH');
  await sql`update member set language = 'de' where id = ${bo.id}`;
  await ada.send('PUT', '/notices/preferences', {
    kind: 'announcement',
    channel: 'mail',
    on: true,
  });
  const banned = await inCountry('NZ');
  const unconfirmed = await inCountry('NZ');
  const pending = await inCountry('NZ');
  await sql`update member set state = 'banned', state_by = 'staff', state_reason = 'Spam' where id = ${banned.id}`;
  await sql`update member set email_verified_at = null where id = ${unconfirmed.id}`;
  await beginApproval(app.pool, pending.id, app.now());
  const segment = { countries: ['NZ'] };
  expect(await count(segment)).toEqual({ members: 2, mailed: 1 });
  const { _id: id } = await send(segment);
  // Twice at the same time, and again.
  await Promise.all([run(2), run(2)]);
  await run();
  expect([await newsOf(ada), await newsOf(bo), await newsOf(elsewhere)]).toEqual([
    ['A summer party'],
    ['Ein Sommerfest'],
    [],
  ]);
  const got = await sql`select member_id from notice where kind = 'announcement' and event = ${id}`;
  expect(got.map(({ member_id: memberId }) => String(memberId)).toSorted()).toEqual(
    [ada.id, bo.id].toSorted(),
  );
  expect(await find(id)).toMatchObject({ state: 'sent', counted: 2, delivered: 2, mailed: 1 });
  const mails = (await sentMails(app)).filter(({ subject }) =>
    subject.endsWith(': A summer party'),
  );
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([ada.email]);
});

test('a segment is by language, tier, days and activity, and a count that has grown is refused', async () => {
  const person = await inCountry('IS');
  await sql`update member set language = 'pl', vip_until = now() + interval '1 day' where id = ${person.id}`;
  await sql`update presence set last_active = now() - interval '40 days' where member_id = ${person.id}`;
  const of = async (segment: Partial<Segment>) =>
    (await count({ countries: ['IS'], ...segment })).members;
  expect(await of({ languages: ['pl', 'fr'] })).toBe(1);
  expect(await of({ languages: ['fr'] })).toBe(0);
  expect([await of({ tier: 'premium' }), await of({ tier: 'free' })]).toEqual([1, 0]);
  expect(await of({ joinedSince: '2999-01-01' })).toBe(0);
  expect(await of({ activeDays: 30 })).toBe(0);
  const body = { texts, segment: { ...everyone, countries: ['IS'] }, startsAt: null, count: 0 };
  const refused = await staff.send('POST', '/announcements', body);
  expect(refused.json()).toMatchObject({ code: 'announcement_count_changed' });
  const empty = await staff.send('POST', '/announcements', { ...body, texts: {}, count: 1 });
  expect(empty.json()).toMatchObject({ code: 'announcement_without_text' });
});

test('one that is scheduled waits for its time, and stopped ones reach no one', async () => {
  const person = await inCountry('FJ');
  const later = new Date(app.now().getTime() + 3_600_000).toISOString();
  const { _id: id, state } = await send({ countries: ['FJ'] }, { startsAt: later });
  expect(state).toBe('scheduled');
  await run();
  expect(await newsOf(person)).toEqual([]);
  const stops = await Promise.all(
    [1, 2].map(() => staff.send('POST', `/announcements/${id}/stop`)),
  );
  expect(stops.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await sql`update announcement set starts_at = now() where id = ${id}`;
  await run();
  expect(await newsOf(person)).toEqual([]);
  expect(await find(id)).toMatchObject({ state: 'stopped', delivered: 0 });
  const unknown = await staff.send('POST', `/announcements/${randomUUID()}/stop`);
  expect(unknown.statusCode).toBe(404);
});

test('a test reaches the one who sends it alone, and only administrators announce', async () => {
  const body = { texts, language: 'de' };
  expect((await staff.send('POST', '/announcements/test', body)).statusCode).toBe(200);
  const got =
    await sql`select member_id from notice where kind = 'announcement' and about ->> 'title' = 'Ein Sommerfest'
    and event is null`;
  expect(got).toEqual([{ member_id: staff.id }]);
  const moderator = await createStaff(app, 'moderator');
  const other = personOf(app, moderator, await signIn(app, moderator));
  expect((await other.get('/announcements')).statusCode).toBe(403);
});
