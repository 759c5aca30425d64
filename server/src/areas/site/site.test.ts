import type { SiteEditing, SiteVersion } from '@kindred/contract/site';
import { defaultDocument, fixedPaths } from '@kindred/contract/site/document';
import { beforeEach, expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { personOf } from '../../../test/members/people.ts';
import { createStaffWithSecondFactor } from '../../../test/members/second-factor.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { dataOf, editorOf, valuesIn } from '../../../test/site/editing.ts';
import { testApp } from '../../../test/service/app.ts';

const app = await testApp();
const other = await testApp({ databaseUrl: app.databaseUrl });
const sql = sqlOf(app);
const [ada, bob] = [await createColleague(app), await createColleague(app)];
type Colleague = typeof ada;

const [mine, theirs] = [editorOf(ada), editorOf(bob)];
const { read, change, publish, replace } = mine;

/** The next test begins without a draft. */
beforeEach(async () => {
  await replace({});
});

test('a draft changes nothing until it is published, and then every process serves it', async () => {
  const { published } = await read();
  const { name } = published.brand;
  expect((await change('brand.name', 'Bergfreunde', name)).statusCode).toBe(200);
  expect((await change('limits.leavingDays', 14, 30)).statusCode).toBe(200);
  const manifest = async (service = app) =>
    (await service.inject({ url: '/manifest.webmanifest' })).json<{ name: string }>().name;
  expect([await manifest(), app.site.document.brand.name]).toEqual([name, name]);
  const answer = await publish();
  expect(answer.statusCode).toBe(200);
  expect(dataOf<SiteEditing>(answer)).toMatchObject({ publishedBy: 'Grace', changes: [] });
  expect(await manifest()).toBe('Bergfreunde');
  await expect.poll(() => manifest(other)).toBe('Bergfreunde');
  expect(other.site.document.limits.leavingDays).toBe(14);
  const { body } = await other.inject({ url: '/' });
  expect(body).toContain('Bergfreunde');
});

test('of two who change a value, the second sees what the first wrote, and nothing is lost', async () => {
  const { published } = await read();
  const was = published.brand.supportEmail;
  const answers = await Promise.all(
    [mine, theirs].map((by, at) => by.change('brand.supportEmail', `help${at}@site.example`, was)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const [stored] = (await read()).changes;
  const refused = answers.find(({ statusCode }) => statusCode === 412);
  expect(refused?.json()).toMatchObject({
    code: 'site_value_changed',
    data: { changes: [{ path: 'brand.supportEmail', value: stored?.value, by: 'Grace' }] },
  });
  // Who has seen it may change it.
  expect(
    (await theirs.change('brand.supportEmail', 'us@site.example', stored?.value)).statusCode,
  ).toBe(200);
  // Other values are not in the way of each other.
  expect((await change('brand.corners', 'round', published.brand.corners)).statusCode).toBe(200);
  expect(valuesIn(await read())).toEqual({
    'brand.supportEmail': 'us@site.example',
    'brand.corners': 'round',
  });
});

test('a value that is the published one again is no change', async () => {
  const { published } = await read();
  const { membersWanted } = published.limits;
  await change('limits.membersWanted', membersWanted + 1, membersWanted);
  await change('limits.membersWanted', membersWanted, membersWanted + 1);
  expect((await read()).changes).toEqual([]);
  expect((await publish()).json()).toMatchObject({ code: 'site_unchanged' });
});

test('only the draft that was seen is published', async () => {
  const { published } = await read();
  await change('brand.corners', 'square', published.brand.corners);
  const { draft: seen } = await read();
  await theirs.change('switches.appeals', !published.switches.appeals, published.switches.appeals);
  const answer = await ada.send('POST', '/site/versions', { seen });
  expect(answer.statusCode).toBe(412);
  expect(answer.json()).toMatchObject({ code: 'site_draft_changed', data: { changes: [{}, {}] } });
  expect((await read()).changes).toHaveLength(2);
  const { draft: both } = await read();
  const twice = await Promise.all(
    [ada, bob].map((by) => by.send('POST', '/site/versions', { seen: both })),
  );
  expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
});

test.each<[string, unknown]>([
  ['brand.name', ''],
  ['brand.name', '   '],
  ['brand.name', 'x'.repeat(41)],
  ['brand.supportEmail', 'help'],
  ['brand.colors.main', 'red'],
  ['brand.colors.main', '#FFFFFF; } body { display: none'],
  ['brand.corners', 'spiky'],
  ['brand.logo', 'logo.png'],
  ['brand.logo', '01890000-0000-7000-8000-000000000000'],
  ['frontPage.figures.support', 'x'.repeat(13)],
  ['switches.appeals', 'yes'],
  ['limits.leavingDays', 0],
  ['limits.leavingDays', 91],
  ['limits.reportDays', 179],
  ['limits.membersWanted', 1.5],
])('%s cannot be %j', async (path, value) => {
  const { published, draft } = await read();
  const was = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], published);
  const answer = await change(path, value, was);
  expect([400, 422]).toContain(answer.statusCode);
  expect(answer.json<{ errors: unknown }>().errors).toMatchObject([{ field: 'value' }]);
  expect((await read()).draft).toBe(draft);
});

test('an earlier version can be restored, and says what it changed', async () => {
  const { published } = await read();
  await change('brand.name', 'First name', published.brand.name);
  const { version: first } = dataOf<SiteEditing>(await publish());
  await change('brand.name', 'Second name', 'First name');
  await publish();
  expect(valuesIn(dataOf<SiteEditing>(await replace({ version: first })))).toEqual({
    'brand.name': 'First name',
  });
  await publish();
  const { versions } = dataOf<{ versions: SiteVersion[] }>(await ada.get('/site/versions'));
  expect(versions.slice(0, 3).map(({ number, changes }) => [number, changes])).toEqual([
    [first + 2, [{ path: 'brand.name', before: 'Second name', after: 'First name' }]],
    [first + 1, [{ path: 'brand.name', before: 'First name', after: 'Second name' }]],
    [first, [{ path: 'brand.name', before: published.brand.name, after: 'First name' }]],
  ]);
  expect((await replace({ version: 9999 })).statusCode).toBe(404);
});

test('colleagues see which value someone is editing', async () => {
  const edit = (by: Colleague, path: string | null) => by.send('PUT', '/site/editor', { path });
  await edit(bob, 'brand.name');
  expect((await read()).others).toEqual([{ path: 'brand.name', name: 'Grace' }]);
  expect((await theirs.read()).others).toEqual([]);
  await edit(bob, null);
  expect((await read()).others).toEqual([]);
  await edit(bob, 'brand.name');
  app.advanceClock(16_000);
  expect((await read()).others).toEqual([]);
});

test('turning off required authenticator apps needs a fresh proof', async () => {
  const strict = await testApp();
  const staff = await createStaffWithSecondFactor(strict);
  const person = personOf(strict, staff, staff.session);
  const grace = editorOf(person);
  await grace.change('switches.secondFactor', true, false);
  expect((await grace.publish()).statusCode).toBe(200);
  await grace.change('switches.secondFactor', false, true);
  await strict.pool.query(`update session set proven_at = now() - interval '1 day'`);
  await strict.pool.query(`select pg_notify('member_changed', $1)`, [person.id]);
  await expect
    .poll(async () => (await grace.publish()).json<{ code: string }>().code)
    .toBe('fresh_proof_required');
  expect(valuesIn(await grace.read())).toEqual({ 'switches.secondFactor': false });
  await strict.pool.query(`update session set proven_at = '2999-01-01'`);
  await strict.pool.query(`select pg_notify('member_changed', $1)`, [person.id]);
  await expect.poll(async () => (await grace.publish()).statusCode).toBe(200);
  expect(strict.site.document.switches.secondFactor).toBe(false);
});

test('only administrators see and change the site, and the log has before and after', async () => {
  const moderator = await createColleague(app, 'moderator');
  expect((await moderator.get('/site')).statusCode).toBe(403);
  expect((await moderator.send('POST', '/site/versions', { seen: '' })).statusCode).toBe(403);
  const { published } = await read();
  await change('brand.name', 'In the log', published.brand.name);
  await publish();
  expect(
    await sql`select action, details from audit where actor_id = ${ada.id} order by id desc limit 2`,
  ).toMatchObject([
    {
      action: 'site.publish',
      details: {
        changes: [{ path: 'brand.name', before: published.brand.name, after: 'In the log' }],
      },
    },
    { action: 'site.change', details: { path: 'brand.name', after: 'In the log' } },
  ]);
});

test('a stored version that this release cannot use as a whole is served as far as it can be', async () => {
  await sql`insert into site_version (number, document, changes, published_at) select max(number) + 1,
    '{"brand": {"name": "Kept", "corners": "spiky", "motto": "?"}, "limits": 7}', '[]', now() from site_version`;
  await app.site.refresh();
  const { brand, limits } = app.site.document;
  expect([brand.name, brand.corners, limits]).toEqual([
    'Kept',
    'soft',
    defaultDocument('demo').limits,
  ]);
});

test('with a file the office only shows it', async () => {
  const fixed = await testApp({ site: { 'brand.name': 'From a file' } });
  const grace = editorOf(await createColleague(fixed));
  const shown = await grace.read();
  expect([shown.published.brand.name, shown.file]).toEqual([
    'From a file',
    expect.stringContaining('site.json'),
  ]);
  for (const answer of [
    await grace.change('brand.name', 'Other', 'From a file'),
    await grace.publish(),
    await grace.replace(),
    await grace.upload('logo', Buffer.from('')),
  ])
    expect(answer.json()).toMatchObject({ code: 'site_from_file' });
});

test('there is a path for each value', () => {
  expect(fixedPaths.length).toBeGreaterThan(15);
  expect(new Set(fixedPaths).size).toBe(fixedPaths.length);
});
