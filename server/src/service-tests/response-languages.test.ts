import type { OwnUser, PublicUser, User } from '@kindred/contract/members';
import type { Case } from '@kindred/contract/desk';
import { inPlaceOf } from '@kindred/contract/desk/deleted-texts';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { openCase } from '../../test/desk/desk.ts';
import { sqlOf } from '../../test/database/sql.ts';
import { goodPassword, newAddress, post } from '../../test/members/accounts.ts';
import { aMan, createPerson, personOf } from '../../test/members/people.ts';
import { signIn } from '../../test/members/members.ts';
import { createColleague } from '../../test/members/staff.ts';
import { type Schema, readOperations } from '../../test/requests/operations.ts';
import { testApp } from '../../test/service/app.ts';

const app = await testApp();
const sql = sqlOf(app);
const grace = await createColleague(app);
const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const polish = { 'accept-language': 'pl' };

test('a response names countries in the language of its page, and takes their names in any', async () => {
  const ada = await createPerson(app);
  const as = (headers: object) =>
    personOf(app, ada, {
      token: '',
      refreshToken: '',
      headers: { ...ada.headers, ...headers },
    });
  const shown = async (headers: object) =>
    (await as(headers).get('/auth/profile')).json<{ userData: { user: OwnUser } }>().userData.user
      .location.country;
  expect([await shown({}), await shown(german), await shown(polish)]).toEqual([
    'Portugal',
    'Portugal',
    'Portugalia',
  ]);
  const change = { location: { city: 'Berlin', country: 'Niemcy' } };
  const changed = await as(polish).send('PUT', '/auth/edit-profile', change);
  expect(changed.json()).toMatchObject({ update: { user: { location: { country: 'Niemcy' } } } });
  expect(await shown(german)).toBe('Deutschland');

  const ben = await createPerson(app, aMan());
  const page = await app.inject({
    url: `${apiBase}/auth/user/${ada.id}`,
    headers: { ...ben.headers, ...german },
  });
  expect(page.json<{ data: { user: PublicUser } }>().data.user.location.country).toBe(
    'Deutschland',
  );
});

test('what a profile still needs is said in the language of the page, beside its code', async () => {
  const given = { email: newAddress(), firstName: 'Mina', password: goodPassword };
  const { user } = (await post(app, 'register', given, german)).json<{ user: User }>();
  const ada = personOf(
    app,
    { id: user._id, email: user.email, password: goodPassword },
    await signIn(app, { id: user._id }),
  );
  const needsIn = async (headers: Record<string, string>) =>
    (await ada.send('POST', '/auth/complete-profile', {}, headers)).json<{
      errors: { field: string; msg: string; code: string }[];
    }>().errors;
  const gender = { field: 'gender', code: 'required' };
  expect(await needsIn({})).toContainEqual({ ...gender, msg: 'Choose your gender.' });
  expect(await needsIn(german)).toContainEqual({
    ...gender,
    msg: expect.stringContaining('Geschlecht') as string,
  });
});

/** The fields of a schema that have this name and stand beside one of another, with where they are. */
function fieldsIn(schema: Schema, name: string, beside: string, path: string): Found[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const { [name]: field, [beside]: other } = properties;
  const within = (each: Schema, at: string) => fieldsIn(each, name, beside, at);
  return [
    ...(field && other ? [{ path, format: field.format }] : []),
    ...Object.entries(properties).flatMap(([key, each]) => within(each, `${path} ${key}`)),
    ...(items ? within(items, path) : []),
    ...anyOf.flatMap((each) => within(each, path)),
  ];
}

interface Found {
  readonly path: string;
  readonly format: string | undefined;
}

test.each([
  { name: 'country', beside: 'city', least: 11 },
  { name: 'device', beside: '_id', least: 3 },
])('every response names a $name in the language of the page', async (field) => {
  const { name, beside, least } = field;
  await app.ready();
  const found = readOperations(app).flatMap(({ method, path, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema ?? {};
    return fieldsIn(schema, name, beside, `${method} ${path}`);
  });
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.filter(({ format }) => format !== name)).toEqual([]);
});

test('a version does not depend on the language in which it was read', async () => {
  const ada = await createPerson(app);
  const url = `${apiBase}/auth/profile`;
  const read = (headers: object) => app.inject({ url, headers: { ...ada.headers, ...headers } });
  const { etag } = (await read({})).headers;
  expect((await read(polish)).headers.etag).toBe(etag);
});

test('staff read in the language of their page that a text was deleted', async () => {
  const ada = await createPerson(app);
  const { id } = await openCase(app, { about: (await createPerson(app)).id, by: ada.id });
  const report = await sql.one<{ id: string }>`select id from report where case_id = ${id}`;
  await sql`insert into reply (id, report_id, message, is_internal, replied_at)
    values (gen_random_uuid(), ${report.id}, ${inPlaceOf('deleted-with-account')}, true, now())`;
  const replyIn = async (headers: object) =>
    (
      await app.inject({
        url: `${apiBase}/desk/cases/${id}`,
        headers: { ...grace.headers, ...headers },
      })
    ).json<{ data: { case: Case } }>().data.case.reports[0]?.replies[0]?.message;
  expect(await replyIn({})).toBe('Deleted with the account.');
  expect(await replyIn(german)).toMatch(/gelöscht/);
});

test('what a member writes is never read as the sentence about a deleted text', async () => {
  const ada = await createPerson(app);
  for (const written of ['report-about-you', ' report-about-you', '\ufeff deleted-with-account']) {
    const answer = await ada.send('POST', '/reports/create-reports', {
      problem_type: 'Bug Report',
      description: written,
    });
    expect(answer.statusCode).toBe(200);
    const { _id } = answer.json<{ data: { report: { _id: string } } }>().data.report;
    const read = await grace.get(`/reports/report/${_id}`);
    const { description } = read.json<{ data: { report: { description: string } } }>().data.report;
    expect(description).toBe(written.trim());
  }
});

test('an exported file has heads in the language of the page', async () => {
  const headsIn = async (url: string, headers: object) =>
    (
      await app.inject({ url: `${apiBase}${url}`, headers: { ...grace.headers, ...headers } })
    ).body.split('\n')[0];
  expect(await headsIn('/users/export', {})).toMatch(/^User ID,First Name,/);
  expect(await headsIn('/users/export', german)).toMatch(/^Konto-ID,Vorname,/);
  expect(await headsIn('/audit/export', polish)).toMatch(/^Wpis,Czas \(.+\),Osoba,/);
});
