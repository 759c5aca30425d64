import type { OwnUser, PublicUser, User } from '@kindred/contract/members';
import type { Case } from '@kindred/contract/desk';
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

/** The places in a schema, with where they are. */
function placesIn(schema: Schema, path: string): { path: string; country: Schema }[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const { city, country } = properties;
  return [
    ...(city && country ? [{ path, country }] : []),
    ...Object.entries(properties).flatMap(([name, each]) => placesIn(each, `${path} ${name}`)),
    ...(items ? placesIn(items, path) : []),
    ...anyOf.flatMap((each) => placesIn(each, path)),
  ];
}

test('every response that names a place names its country in the language of the page', async () => {
  await app.ready();
  const places = readOperations(app).flatMap(({ method, path, responses }) =>
    placesIn(responses['200']?.content?.['application/json']?.schema ?? {}, `${method} ${path}`),
  );
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ country }) => country.format !== 'country')).toEqual([]);
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
    values (gen_random_uuid(), ${report.id}, 'deleted-with-account', true, now())`;
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

test('an exported file has heads in the language of the page', async () => {
  const headsIn = async (url: string, headers: object) =>
    (
      await app.inject({ url: `${apiBase}${url}`, headers: { ...grace.headers, ...headers } })
    ).body.split('\n')[0];
  expect(await headsIn('/users/export', {})).toMatch(/^User ID,First Name,/);
  expect(await headsIn('/users/export', german)).toMatch(/^Konto-ID,Vorname,/);
  expect(await headsIn('/audit/export', polish)).toMatch(/^Wpis,Czas \(.+\),Osoba,/);
});
