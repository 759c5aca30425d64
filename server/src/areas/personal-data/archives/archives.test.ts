import type { Archive } from '@kindred/contract/personal-data/archives';
import { expect, test } from 'vitest';
import { latestMail, post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  createMember,
  createStaff,
  signIn,
  signInUnproven,
} from '../../../../test/members/members.ts';
import { createPerson, personOf } from '../../../../test/members/people.ts';
import {
  createRecognisable,
  personalTables,
  recognisable,
  sampleTraces,
} from '../../../../test/members/recognisable-member.ts';
import { findTraces, memberTables } from '../../../../test/files/find-traces.ts';
import { unzip } from '../../../../test/files/unzip.ts';
import { isArchived } from '../../../platform/personal-data.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const tables = personalTables(app.areas);
const day = 86_400_000;

type Person = Awaited<ReturnType<typeof createPerson>>;
const ask = (person: Person, key?: string) =>
  person.send('POST', '/archives', {}, key ? { 'idempotency-key': key } : {});
const archiveOf = async (person: Person) =>
  (await person.get('/archives')).json<{ data: { archive: Archive | null } }>().data.archive;
const open = (token: string) =>
  app.inject({ method: 'POST', url: '/api/v1/archives/open', payload: { token } });
const archiveFiles = async () => {
  const traces = await findTraces(app, ['.zip']);
  return traces.filter(({ place }) => place.startsWith('files/')).length;
};

test(
  'an archive contains what every table has about the member, unless an area says why not',
  { tags: ['long'] },
  async () => {
    const named = new Set(tables.map(({ table }) => table));
    expect((await memberTables(app)).filter((table) => !named.has(table))).toEqual([]);

    const zelda = await createRecognisable(app);
    const { text } = await latestMail(app, zelda.email);
    expect(text).not.toContain('.zip');
    const files = unzip((await zelda.get('/archives/file')).rawPayload);
    const all = [...files.values()].map((content) => content.toString()).join('\n');
    const own = [...Object.values(recognisable), ...sampleTraces(tables.filter(isArchived))];
    expect(own.filter((value) => !all.includes(value))).toEqual([]);
    const names = [...files.keys()];
    expect(names).toEqual([
      ...tables.filter(isArchived).map(({ name }) => `${name}.json`),
      ...zelda.publicIds.map((publicId) => `photos/${publicId}.webp`),
    ]);
    for (const [name, content] of files) {
      const isPhoto = name.startsWith('photos/');
      const rows = isPhoto ? [content] : (JSON.parse(content.toString()) as unknown[]);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(isPhoto ? content.toString('latin1', 8, 12) : 'WEBP').toBe('WEBP');
    }
    expect(JSON.parse(files.get('answers.json')?.toString() ?? '')).toMatchObject([
      { question: 'My home is', mine: 'always tidy', accepted: ['always tidy'] },
    ]);

    // Nothing from other tables, and nothing about other people, blocked, reported or on the team.
    const others = tables.filter((table) => !isArchived(table));
    expect(sampleTraces(others).filter((value) => all.includes(value))).toEqual([]);
    const { rows: people } = await app.pool.query<{ id: string; email: string; name_key: string }>(
      'select id, email, name_key from member where id <> $1',
      [zelda.id],
    );
    const lower = all.toLowerCase();
    for (const other of people) {
      for (const value of Object.values(other)) expect(lower).not.toContain(value.toLowerCase());
    }
    expect(all).not.toContain('password_hash');
    expect(all).not.toContain('$argon2');
  },
);

test('all rows are in it, however many there are', async () => {
  const ada = await createPerson(app);
  await app.pool.query(
    `insert into notice (member_id, id, kind, about)
      select $1, gen_random_uuid(), 'report.reply', jsonb_build_object('reportId', $1::uuid)
      from generate_series(1, 401)`,
    [ada.id],
  );
  await ask(ada);
  await app.jobs.runDue();
  const files = unzip((await ada.get('/archives/file')).rawPayload);
  expect(JSON.parse(files.get('notices.json')?.toString() ?? '')).toHaveLength(401);
});

test('trust 41: the link names the account before it opens the archive, and is not mailed to an address that only staff verified', async () => {
  const [ada, eve] = [await createPerson(app), await createPerson(app)];
  await sql`update member set verified_by_staff = true where id = ${eve.id}`;
  for (const each of [ada, eve]) await ask(each);
  const { token } = await latestMail(app, ada.email);
  const read = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/v1/archives/link', payload });
  expect((await read({ token })).json()).toEqual({
    success: true,
    data: { email: `${ada.email[0]}•••@member.example` },
  });
  expect((await read({ token: `${token}x` })).statusCode).toBe(404);
  expect(await archiveOf(eve)).toMatchObject({ state: 'ready' });
  expect((await latestMail(app, eve.email)).count).toBe(0);
});

test('the link in the mail opens it without a session until it expires, and then it is deleted', async () => {
  const ada = await createPerson(app);
  expect(await archiveOf(ada)).toBeNull();
  expect((await ada.get('/archives/file')).statusCode).toBe(404);
  expect((await ask(ada)).json()).toMatchObject({ data: { archive: { state: 'waiting' } } });
  const { token, subject, text } = await latestMail(app, ada.email);
  expect(subject).toBe('Your Kindred data is ready');
  expect(text).toContain('/my-data#token=');
  expect(await archiveOf(ada)).toMatchObject({ state: 'ready' });
  for (const _twice of [1, 2]) {
    const answer = await open(token);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
    });
    expect(unzip(answer.rawPayload).has('profile.json')).toBe(true);
  }
  expect((await open(`${token}x`)).statusCode).toBe(404);
  const kept = await findTraces(app, [token]);
  expect(kept.filter(({ place }) => !place.startsWith('outbox/'))).toEqual([]);

  app.advanceClock(7 * day);
  expect((await open(token)).statusCode).toBe(404);
  const before = await archiveFiles();
  await addJob(app.pool, 'delete-expired-archives', {});
  await app.jobs.runDue();
  expect(await archiveFiles()).toBeLessThan(before);
  const left = await sql<{ id: string }>`select id from archive where member_id = ${ada.id}`;
  expect(left).toEqual([]);
});

test('parallel and repeated requests make one', async () => {
  const ada = await createPerson(app);
  const answers = await Promise.all([ask(ada), ask(ada), ask(ada, 'k'), ask(ada, 'k')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await latestMail(app, ada.email)).count).toBe(1);
  const { token } = await latestMail(app, ada.email);
  await ask(ada);
  expect((await open(token)).statusCode).toBe(404);
  expect((await latestMail(app, ada.email)).count).toBe(2);
});

test('an unverified address gets no link, and neither does a former one', async () => {
  const ada = await createPerson(app, { member: { email_verified_at: null } });
  await ask(ada);
  expect((await latestMail(app, ada.email)).count).toBe(0);
  expect((await ada.get('/archives/file')).statusCode).toBe(200);

  const alan = await createPerson(app);
  await ask(alan);
  const { token } = await latestMail(app, alan.email);
  await app.pool.query(`update member set email = $2 where id = $1`, [alan.id, `x-${alan.email}`]);
  expect((await open(token)).statusCode).toBe(404);
});

test('trust 48: a session alone can neither request an archive nor download one', async () => {
  const ada = await createMember(app);
  const alone = personOf(app, ada, await signInUnproven(app, ada));
  const refused = { code: 'fresh_proof_required', data: { by: 'password' } };
  expect((await ask(alone)).json()).toMatchObject(refused);
  expect((await alone.get('/archives/file')).json()).toMatchObject(refused);
  expect(await archiveOf(alone)).toBeNull();
  await alone.send('POST', '/auth/proof', { password: ada.password });
  expect((await ask(alone)).statusCode).toBe(200);
  await app.jobs.runDue();
  expect(unzip((await alone.get('/archives/file')).rawPayload).has('profile.json')).toBe(true);
});

const ends: [string, (ada: Person) => Promise<unknown>][] = [
  [
    'another password',
    (ada) =>
      ada.send('PUT', '/auth/change-password', {
        password: ada.password,
        newPassword: 'quite another set of words',
      }),
  ],
  [
    'a password that was reset',
    async (ada) => {
      await post(app, 'forgot-password', { email: ada.email });
      const { token } = await latestMail(app, ada.email);
      await post(app, 'reset-password', { token, password: 'quite another set of words' });
    },
  ],
  ['the end of all other sessions', (ada) => ada.send('DELETE', '/auth/sessions')],
  [
    'closing the account',
    (ada) => ada.send('POST', '/auth/deactivate', { password: ada.password }),
  ],
  ['a ban', (ada) => changeState(ada, 'banned')],
  ['being deactivated', (ada) => changeState(ada, 'deactivated')],
];

async function changeState({ id }: Person, state: string) {
  const staff = await createStaff(app);
  const { send } = personOf(app, staff, await signIn(app, staff));
  expect((await send('PUT', `/users/${id}/state`, { state, reason: 'Spam' })).statusCode).toBe(200);
}

test.each(ends)('trust 48: the mailed link ends with %s', async (_what, end) => {
  const ada = await createPerson(app);
  await ask(ada);
  const { token } = await latestMail(app, ada.email);
  expect((await open(token)).statusCode).toBe(200);
  await end(ada);
  expect((await open(token)).statusCode).toBe(404);
});

test('trust 48: an archive that is ready only after a ban is mailed to no one', async () => {
  const ada = await createPerson(app);
  await ask(ada);
  await changeState(ada, 'banned');
  await app.jobs.runDue();
  const mails = await latestMail(app, ada.email);
  expect(mails.text).not.toContain('/my-data#token=');
});

test('a member who leaves can still fetch it by the link', async () => {
  const ada = await createPerson(app);
  await ask(ada);
  const { token } = await latestMail(app, ada.email);
  await ada.send('POST', '/auth/leave', { password: ada.password });
  expect((await open(token)).statusCode).toBe(200);
});

test('an archive interrupted by a crash is made again, and one that no one waits for leaves nothing', async () => {
  const ada = await createPerson(app);
  const before = await archiveFiles();
  await ask(ada);
  const put = app.storage.put.bind(app.storage);
  let failed = 0;
  app.storage.put = async (key, content) => {
    await put(key, content);
    failed += 1;
    if (failed === 1) throw new Error('The process dies here');
    if (failed === 2) await app.pool.query('delete from archive where member_id = $1', [ada.id]);
  };
  await app.jobs.runDue();
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.jobs.runDue();
  app.storage.put = put;
  expect(failed).toBe(2);
  await app.jobs.runDue();
  expect(await archiveFiles()).toBe(before);
  expect((await latestMail(app, ada.email)).count).toBe(0);
});

test('archives are made at most a few times a day', async () => {
  const strict = await testApp({ environment: { LIMITS: '1' } });
  const ada = await createPerson(strict);
  const statuses = [];
  for (let turn = 0; turn < 4; turn++) {
    statuses.push((await ask(ada)).statusCode);
    await strict.jobs.runDue();
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('several parallel requests make one archive and count as one try', async () => {
  const ada = await createPerson(app);
  const statuses = async () =>
    (await Promise.all(Array.from({ length: 6 }, () => ask(ada)))).map(
      ({ statusCode }) => statusCode,
    );
  expect(await statuses()).toEqual(Array.from({ length: 6 }, () => 200));
  expect(await sql`select from archive where member_id = ${ada.id}`).toHaveLength(1);
});
