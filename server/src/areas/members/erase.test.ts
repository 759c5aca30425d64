import { createHash } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import {
  createRecognisable,
  personalTables,
  recognisable,
  sampleTraces,
} from '../../../test/members/recognisable-member.ts';
import { askToRemove } from '../../../test/desk/picture-requests.ts';
import { uploadPhoto } from '../../../test/files/images.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { findTraces, memberTables } from '../../../test/files/find-traces.ts';
import { type JobKind, addJob } from '../../platform/jobs/jobs.ts';
import { eraseLeavers } from './erase.ts';
import { compareCounts } from '../statistics/queries.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const day = 86_400_000;

type App = Awaited<ReturnType<typeof testApp>>;

async function run(app: App, ...kinds: JobKind[]) {
  for (const kind of kinds) await addJob(app.pool, kind, {} as never);
  await app.jobs.runDue();
}

/** The tables in which rows may remain when a member is erased. */
const stays = (app: App, { withReports }: { withReports: boolean }) =>
  personalTables(app.areas)
    .filter((table) => table.stays || (withReports && table.staysWithReports))
    .map(({ table }) => table);

/** Everything that can be found about a member. */
const tracesOf = (app: App) => [
  ...Object.values(recognisable),
  ...sampleTraces(personalTables(app.areas)),
];

const placesOf = (traces: readonly { place: string }[]) =>
  [...new Set(traces.map(({ place }) => place))].toSorted();

test(
  'trust 20: after an erasure no table or file contains anything about the member except what an area declares',
  { tags: ['long'] },
  async () => {
    const app = await testApp();
    const zelda = await createRecognisable(app);
    const { id, email, publicIds, password } = zelda;
    const values = [...tracesOf(app), ...publicIds, id];
    const before = placesOf(await findTraces(app, values));
    const missed = (await memberTables(app)).filter((table) => !before.includes(table));
    // A table that is missed here needs a sample in its area.
    expect(missed).toEqual(neverHers);
    expect(before.some((place) => place.startsWith('outbox/'))).toBe(true);
    expect(before.filter((place) => place.startsWith('files/'))).toHaveLength(7);

    await zelda.send('POST', '/auth/leave', { password });
    expect(await countTries(app, email, id)).toBeGreaterThan(1);
    app.advanceClock(30 * day);
    await run(app, 'erase-leavers');
    expect(await countTries(app, email, id)).toBe(0);
    await run(app, 'delete-old-rows-hourly');
    const after = await findTraces(app, values);
    expect(after.filter(({ place }) => place === 'audit').map(({ value }) => value)).toEqual([id]);
    expect(after.filter(({ place }) => place === 'report').map(({ value }) => value)).toEqual([
      recognisable.complaint,
    ]);
    expect(
      placesOf(after).filter((place) => !stays(app, { withReports: false }).includes(place)),
    ).toEqual(['report']);
    expect(await compareCounts(app.pool)).toEqual([]);

    // Repeating it does nothing, and the fact is logged once.
    await run(app, 'erase-leavers');
    const facts = await app.pool.query(
      `select actor_role, action from audit where subject_id = $1 and action = 'audit.erase'`,
      [id],
    );
    expect(facts.rows).toEqual([{ actor_role: 'member', action: 'audit.erase' }]);
  },
);

/** Counted under digests, which no search can trace to a member. */
async function countTries(app: App, ...accounts: string[]) {
  const digests = accounts.map((each) => createHash('sha256').update(each).digest('base64url'));
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*) from tries where split_part(key, ':', 2) = any($1)`,
    [digests],
  );
  return rows[0]?.count ?? 0;
}

/** Of a member whom no one has reported yet; the next test does. */
const neverHers = ['report_case'];

test(
  'reports about a member stay for staff, until their time is over as well',
  { tags: ['long'] },
  async () => {
    const app = await testApp();
    const zelda = await createRecognisable(app);
    const about = { problem_type: 'Harassment', reportedUserId: zelda.id };
    const alan = await createPerson(app, {
      profile: { first_name: 'Alan', gender: 'man', seek_genders: ['woman'] },
    });
    const made = await alan.send('POST', '/reports/create-reports', {
      ...about,
      description: 'She wrote things.',
    });
    expect(made.statusCode).toBe(200);
    const cases = await app.pool.query('select from report_case where member_id = $1', [zelda.id]);
    expect(cases.rowCount).toBe(1);
    await zelda.send('POST', '/auth/leave', { password: zelda.password });
    app.advanceClock(30 * day);
    await run(app, 'erase-leavers', 'delete-old-rows-hourly');
    const values = [...tracesOf(app), ...zelda.publicIds, zelda.id];
    const after = placesOf(await findTraces(app, values));
    const tables = after.filter((place) => !place.startsWith('files/'));
    expect(tables).toEqual(expect.arrayContaining(['evidence', 'report']));
    expect(tables.filter((place) => !stays(app, { withReports: true }).includes(place))).toEqual(
      [],
    );
    expect(after.filter((place) => place.startsWith('files/'))).toHaveLength(3);

    const staff = await createStaff(app);
    const grace = personOf(app, staff, await signIn(app, staff));
    const { rows } = await app.pool.query<{ id: string }>(
      `select id from report where settled_at is null`,
    );
    for (const report of rows) {
      const answer = await grace.send('PUT', `/reports/report/${report.id}/status`, {
        status: 'closed',
      });
      expect(answer.statusCode).toBe(200);
    }
    app.advanceClock(366 * day);
    await run(app, 'delete-old-reports', 'delete-unneeded-photo-files');
    const left = await findTraces(app, values);
    expect(
      placesOf(left).filter((place) => !stays(app, { withReports: false }).includes(place)),
    ).toEqual([]);
  },
);

test(
  'an interrupted erasure is completed, and the member cannot come back before that',
  { tags: ['long'] },
  async () => {
    const app = await testApp();
    const zelda = await createRecognisable(app);
    const other = await createPerson(app);
    for (const each of [zelda, other])
      await each.send('POST', '/auth/leave', { password: each.password });
    app.advanceClock(30 * day);
    await app.owner.query('alter function erase_from_audit rename to erase_elsewhere');
    await expect(run(app, 'erase-leavers')).resolves.toBeUndefined();
    const rowsOf = async (id: string) =>
      sqlOf(app)<{ state: string }>`select state from member where id = ${id}`;
    expect(await rowsOf(zelda.id)).toEqual([{ state: 'erased' }]);
    const { email, password } = zelda;
    const back = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/come-back',
      payload: { email, password },
    });
    expect(back.statusCode).toBe(401);
    await app.owner.query('alter function erase_elsewhere rename to erase_from_audit');
    await run(app, 'erase-leavers');
    for (const { id } of [zelda, other]) expect(await rowsOf(id)).toEqual([]);
  },
);

test('trust 20: neither the log of invitations nor a view of a colleague keeps the address of an erased member', async () => {
  const app = await testApp();
  const staff = await createStaff(app);
  const grace = personOf(app, staff, await signIn(app, staff));
  const member = await createMember(app, { member: { email: 'rosa+news@member.example' } });
  const rosa = personOf(app, member, await signIn(app, member));
  const asked = { email: rosa.email, role: 'support' };
  expect((await grace.send('POST', '/staff/invitations', asked)).statusCode).toBe(200);
  for (const searchTerm of [rosa.email, encodeURIComponent(rosa.email)]) {
    const view = { screen: 'users', name: searchTerm, query: `searchTerm=${searchTerm}` };
    const saved = await grace.send('POST', '/views', { ...view, shared: false });
    expect(saved.statusCode).toBe(200);
  }
  await rosa.send('POST', '/auth/leave', { password: rosa.password });
  app.advanceClock(30 * day);
  await run(app, 'erase-leavers', 'delete-old-rows-hourly');
  const values = [rosa.email, encodeURIComponent(rosa.email)];
  expect(await findTraces(app, values)).toEqual([]);
});

test('erasing a member leaves the mails of others, however similar their addresses', async () => {
  const app = await testApp();
  const [sam, osam] = await Promise.all(
    ['sam@member.example', 'o.sam@member.example'].map(async (email) => {
      const member = await createMember(app, { member: { email } });
      await app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload: { email } });
      return personOf(app, member, await signIn(app, member));
    }),
  );
  if (!sam || !osam) throw new Error('Two are there');
  await sam.send('POST', '/auth/leave', { password: sam.password });
  await app.jobs.runDue();
  app.advanceClock(30 * day);
  await run(app, 'erase-leavers');
  const places = placesOf(await findTraces(app, [sam.email]));
  expect(places.filter((place) => place.startsWith('outbox/'))).toHaveLength(1);
});

test(
  'trust 82: a request that erases a registration never reads mails, and a job removes them if no one else uses the address',
  { tags: ['long'] },
  async () => {
    const app = await testApp();
    const payload = { email: 'shared@member.example' };
    const mailsTo = async () =>
      (await findTraces(app, [payload.email])).filter(({ place }) => place.startsWith('outbox/'));
    const newcomer = () =>
      createPerson(app, {
        member: { ...payload, email_verified_at: null },
        profile: { birth_date: null },
      });
    const tooYoung = { dateOfBirth: `${app.now().getUTCFullYear() - 17}-01-01` };
    const [first, second] = [await newcomer(), await newcomer()];
    await app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload });
    await app.jobs.runDue();
    expect(await mailsTo()).toHaveLength(1);

    await first.send('POST', '/auth/complete-profile', tooYoung);
    await app.jobs.runDue();
    expect(await mailsTo()).toHaveLength(1);
    await second.send('POST', '/auth/complete-profile', tooYoung);
    expect(await mailsTo()).toHaveLength(1);
    await app.jobs.runDue();
    expect(await mailsTo()).toEqual([]);
  },
);

test('trust 5: of a person who is too young no text remains, in the log or in a mail', async () => {
  const app = await testApp();
  const email = 'too.young@member.example';
  const person = await createPerson(app, {
    member: { email },
    profile: { first_name: 'Youngtrace', birth_date: null },
  });
  const staff = await createStaff(app);
  const grace = personOf(app, staff, await signIn(app, staff));
  await grace.send('PUT', `/users/${person.id}`, { firstName: 'Youngesttrace' });
  await app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload: { email } });
  await app.jobs.runDue();
  const birth = `${app.now().getUTCFullYear() - 17}-01-01`;
  await person.send('POST', '/auth/complete-profile', { dateOfBirth: birth });
  await app.jobs.runDue();
  const values = [email, 'Youngtrace', 'Youngesttrace'];
  expect(await findTraces(app, values)).toEqual([]);
});

test('mails to a former address are deleted automatically', async () => {
  const app = await testApp();
  const { email } = await createMember(app);
  const wants = { method: 'POST', url: '/api/v1/auth/forgot-password' } as const;
  await app.inject({ ...wants, payload: { email } });
  await app.jobs.runDue();
  expect(placesOf(await findTraces(app, [email]))).toContainEqual(expect.stringMatching(/^outbox/));
  app.advanceClock(31 * day);
  await run(app, 'delete-old-mails');
  expect(placesOf(await findTraces(app, [email]))).toEqual(['member']);
});

test('trust 20: two parallel runs erase everyone, and neither fails', async () => {
  const app = await testApp();
  const leavers = [];
  for (let count = 0; count < 5; count += 1) leavers.push(await createPerson(app));
  for (const { send, password } of leavers) await send('POST', '/auth/leave', { password });
  app.advanceClock(31 * day);
  const ids = leavers.map(({ id }) => id);
  await sqlOf(app)`update member set state = 'erased' where id = any (${ids})`;
  await Promise.all([eraseLeavers(app), eraseLeavers(app)]);
  expect(await sqlOf(app)`select id from member where id = any (${ids})`).toEqual([]);
});

test(
  'trust 20: what is counted of a person has neither their id, their address nor their network',
  { tags: ['long'] },
  async () => {
    const app = await testApp();
    const ada = await createPerson(app);
    const grace = await createColleague(app);
    await uploadPhoto(ada);
    await askToRemove(app);
    const answers = [
      await ada.send('POST', '/reports/create-reports', {
        problem_type: 'Bug Report',
        description: 'It does not work.',
      }),
      await grace.send('PUT', `/users/${ada.id}/vip`, {
        until: new Date(Date.now() + day).toISOString(),
        reason: 'A look around',
      }),
      await app.inject({
        method: 'POST',
        url: `${apiBase}/content-notices`,
        payload: {
          reason: 'fake',
          description: 'This photo is mine.',
          location: 'The third photo of Zed in Porto',
          goodFaith: true,
          name: 'Zed',
          email: 'zed@member.example',
        },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { rows } = await app.pool.query<{ key: string }>('select key from tries');
    expect(rows.length).toBeGreaterThan(4);
    const digest = /^[a-z -]+:[\w-]{43}$/i;
    expect(rows.map(({ key }) => key).filter((key) => !digest.test(key))).toEqual([]);
  },
);
