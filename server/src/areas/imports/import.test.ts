import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { goodPassword, newAddress, post } from '../../../test/members/accounts.ts';
import { createImporter, importIn } from '../../../test/members/imports.ts';
import { createMember } from '../../../test/members/members.ts';
import { createPerson } from '../../../test/members/people.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { testApp } from '../../../test/service/app.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { ownInterest, publishChoices } from '../../../test/site/catalogs.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp({
  environment: {
    DATABASE_POOL: '8',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://kin.example',
    IMPORT_MAILS_PER_HOUR: '240',
  },
});
const sql = sqlOf(app);
const { upload, check, run, start, send, read, linesOf } = await createImporter(app);

const head = 'email,first name,surname,dob,gender,looking for,city,country,about,interests,lang\n';
const lineOf = (email: string) =>
  `${email},Ann,Lee,1990-05-17,woman,men,Porto,Portugal,"I sail, and ""cook"".",sailing|cooking,de\n`;

const importPeople = async (...emails: string[]) =>
  run(await check(await upload(head + emails.map(lineOf).join(''))));

async function mail() {
  await addJob(app.pool, 'mail-invited', {});
  await app.jobs.runDue();
}

async function mailTo(email: string) {
  const mails = await sentMails(app);
  return mails.findLast(({ to }) => to?.[0]?.address === email);
}

async function invite(email = newAddress()) {
  await importPeople(email);
  await mail();
  const text = (await mailTo(email))?.text ?? '';
  const token = /invited#token=(\S+)/.exec(text)?.[1] ?? '';
  return { email, text, token: decodeURIComponent(token) };
}

const accept = (token: string, more: object = {}) =>
  post(app, 'invited/accept', {
    token,
    password: goodPassword,
    firstName: 'Ann',
    dateOfBirth: '1990-05-17',
    consent: true,
    ...more,
  });

test('an imported person gets a mail in their language, sees what we have, and becomes a member with it', async () => {
  const { email, text, token } = await invite();
  expect(text).toContain('Old Flames, closed in May');
  expect(text).toContain('Meine Daten');
  expect((await post(app, 'invited', { token })).json()).toMatchObject({
    data: {
      invited: {
        email,
        source: 'Old Flames, closed in May',
        firstName: 'Ann',
        dateOfBirth: '1990-05-17',
        gender: 'woman',
        genders: ['man'],
        location: { city: 'Porto', country: 'Portugal' },
        bio: 'I sail, and "cook".',
        interests: ['sailing', 'cooking'],
      },
    },
  });
  expect((await accept(token, { consent: false })).statusCode).toBe(400);
  expect((await accept(token, { dateOfBirth: '2020-01-01' })).json()).toMatchObject({
    code: 'too_young',
  });
  const answers = await Promise.all([accept(token), accept(token), accept(token)]);
  const [accepted, ...others] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  const user = { email, firstName: 'Ann', lastName: 'Lee', isEmailVerified: true };
  expect(accepted?.json()).toMatchObject({ data: { user, requiresProfileCompletion: true } });
  const [profile] = await sql`select gender, seek_genders, city, bio, interests from profile p
    join member m on m.id = p.member_id where m.email = ${email}`;
  expect(profile).toEqual({
    gender: 'woman',
    seek_genders: ['man'],
    city: 'Porto',
    bio: 'I sail, and "cook".',
    interests: ['sailing', 'cooking'],
  });
  expect(await sql`select from invited where email = ${email}`).toEqual([]);
});

test('trust 130: no invited person is seen, counted or signed in before they accept', async () => {
  const looking = await createPerson(app, {
    profile: { gender: 'man', seek_genders: ['woman'], seek_min_age: 18, seek_max_age: 99 },
  });
  const seen = async () => ({
    members: await sql`select count(*)::int from member`,
    people: (await looking.get('/browse')).json<{ data: { people: unknown[] } }>().data.people,
  });
  await createPerson(app);
  const before = await seen();
  expect(before.people).not.toEqual([]);
  const { email } = await invite();
  expect(await seen()).toEqual(before);
  const listed = await send('POST', '/users/bulk', {
    action: 'activate',
    reason: 'x',
    filter: { searchTerm: email },
  });
  expect(listed.json()).toMatchObject({ data: { bulk: { total: 0 } } });
  expect((await post(app, 'login', { email, password: goodPassword })).statusCode).toBe(401);
});

test('trust 131: who asks for it has their data deleted, and no later import invites them', async () => {
  const { email, token } = await invite();
  expect((await post(app, 'invited/refuse', { token })).statusCode).toBe(200);
  expect(await sql`select from invited where email = ${email}`).toEqual([]);
  expect((await accept(token)).statusCode).toBe(404);
  const again = await check(await upload(head + lineOf(email)));
  expect(again.counts).toMatchObject({ refused: 1, ready: 0 });
  const rest = await sql`select from import_line where outcome = 'ready' and email = ${email}`;
  expect(rest).toEqual([]);
});

test('trust 132: an invitation ends when its address is confirmed by an account, and after thirty days', async () => {
  const { email, token } = await invite();
  await createMember(app, { member: { email, email_verified_at: null } });
  expect((await post(app, 'invited', { token })).statusCode).toBe(200);
  await sql`update member set email_verified_at = now() where email = ${email}`;
  expect((await post(app, 'invited', { token })).statusCode).toBe(404);
  expect(await sql`select from invited where email = ${email}`).toEqual([]);
  const change = await invite();
  const mover = await createMember(app);
  await sql`update member set email = ${change.email} where id = ${mover.id}`;
  expect((await post(app, 'invited', { token: change.token })).statusCode).toBe(404);
  const late = await invite();
  await sql`update invited set mailed_at = now() - interval '31 days' where email = ${late.email}`;
  expect((await accept(late.token)).statusCode).toBe(404);
  await addJob(app.pool, 'delete-old-rows-hourly', {});
  await app.jobs.runDue();
  expect(await sql`select from invited where email = ${late.email}`).toEqual([]);
});

test('mails are paced, and who has not answered after a week is reminded once', async () => {
  await sql`delete from invited`;
  const emails = Array.from({ length: 6 }, () => newAddress());
  const { _id } = await importPeople(...emails);
  await Promise.all([mail(), mail()]);
  const { mailed } = await read(_id);
  // Four in a minute, and a second run in the same minute sends no more than another minute would.
  expect(mailed).toBeLessThanOrEqual(6);
  expect(mailed).toBeGreaterThanOrEqual(4);
  await mail();
  expect((await read(_id)).mailed).toBe(6);
  await sql`update invited set mailed_at = mailed_at - interval '8 days'`;
  for (let runs = 0; runs < 4; runs += 1) await mail();
  const [first = ''] = emails;
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === first);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Deine Einladung zu Kindred',
    'Deine Einladung zu Kindred ist noch offen',
  ]);
});

test('no more mails are sent in an hour than the operator allows', async () => {
  await sql`delete from invited`;
  const { _id } = await importPeople(newAddress(), newAddress(), newAddress());
  const sent = Array.from({ length: 238 }, (_, n) => `sent${n}@pace.example`);
  await sql`insert into invited (id, import_id, email, language, details, created_at, mailed_at)
    select gen_random_uuid(), ${_id}, email, 'en', '{}', now(), now() from unnest(${sent}::text[]) as email`;
  for (let runs = 0; runs < 3; runs += 1) await mail();
  expect(await read(_id)).toMatchObject({ mailed: 2 });
});

test(
  'trust 133: an import that two processes work on, and that is started twice, invites each line once',
  { tags: ['long'] },
  async () => {
    await sql`delete from invited`;
    const lines = Array.from({ length: 2500 }, (_, n) => lineOf(`p${n}@once.example`)).join('');
    const checked = await check(await upload(head + lines));
    expect(checked).toMatchObject({ done: 2500, counts: { ready: 2500 } });
    const starts = await Promise.all([start(checked), start(checked)]);
    expect(starts.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await addJob(app.pool, 'run-import', { id: checked._id });
    await Promise.all([app.jobs.runDue(), app.jobs.runDue()]);
    expect(await read(checked._id)).toMatchObject({ state: 'finished', invited: 2500, done: 2500 });
    expect(await sql`select from import_line where import_id = ${checked._id}`).toEqual([]);
    expect(
      await sql`select from audit where action = 'import.run' and details ->> 'import' = ${checked._id}`,
    ).toHaveLength(1);
  },
);

test('an import pauses and goes on, and one that is stopped deletes who was not mailed', async () => {
  await sql`delete from invited`;
  const { _id } = await importPeople(newAddress(), newAddress());
  const pause = (paused: boolean) => send('PUT', `/imports/${_id}/pause`, { paused });
  expect(importIn(await pause(true))).toMatchObject({ paused: true });
  await mail();
  expect(await read(_id)).toMatchObject({ mailed: 0, waiting: 2 });
  importIn(await pause(false));
  const stopped = importIn(await send('DELETE', `/imports/${_id}`));
  expect(stopped).toMatchObject({ state: 'stopped', waiting: 0 });
  expect((await pause(true)).json()).toMatchObject({ code: 'import_in_other_state' });
});

test('an import starts only with the number of people that was shown', async () => {
  const checked = await check(await upload(head + lineOf(newAddress())));
  const body = { source: 'Old Flames', count: 7 };
  expect((await send('PUT', `/imports/${checked._id}/run`, body)).json()).toMatchObject({
    code: 'import_count_changed',
  });
});

test('trust 134: interests of the owner are known by their names in all languages, and retired ones are not', async () => {
  const owner = await createColleague(app);
  const rally = ownInterest(1001, { names: { en: 'Rally/raid', de: 'Rallye' } });
  await publishChoices(owner, 'interests', [
    rally,
    ownInterest(1002, { names: { en: 'Old Times' }, retired: true }),
    { key: 'chess', retired: true },
  ]);
  const email = newAddress();
  const other = newAddress();
  const line = (address: string, interests: string) =>
    lineOf(address).replace('sailing|cooking', interests);
  const checked = await check(
    await upload(
      head + line(email, 'RALLYE|sailing|chess|old times|own-9') + line(other, 'Rally/raid'),
    ),
  );
  expect(checked.counts).toMatchObject({ ready: 1, partly: 1 });
  const { lines } = await linesOf(checked);
  expect(lines[0]?.faults).toMatchObject(
    ['chess', 'old times', 'own-9'].map((value) => ({ value, code: 'interest-unknown' })),
  );
  await run(checked);
  const kept = async (address: string) =>
    (
      await sql`select details -> 'interests' as interests from invited where email = ${address}`
    )[0];
  expect(await kept(email)).toEqual({ interests: ['own-1001', 'sailing'] });
  expect(await kept(other)).toEqual({ interests: ['own-1001'] });
  await mail();
  const token = /invited#token=(\S+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
  expect((await accept(decodeURIComponent(token))).statusCode).toBe(200);
  const [profile] = await sql`select interests from profile p
    join member m on m.id = p.member_id where m.email = ${email}`;
  expect(profile).toEqual({ interests: ['own-1001', 'sailing'] });
});
