import { randomUUID } from 'node:crypto';
import { defaultDocument, withValues } from '@kindred/contract/site/document';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { goodPassword, newAddress, post } from '../../../test/members/accounts.ts';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { openProviders } from '../../../test/service/providers.ts';
import { notesIn } from '../../platform/site/visitor-notes.ts';

const providers = await openProviders();
const app = await testApp({
  environment: providers.environment,
  site: { 'limits.regions': ['PT', 'ES'] },
});
const everywhere = await testApp();
const sql = sqlOf(app);

const register = (fields: object, to = app) =>
  post(to, 'register', {
    firstName: 'Mina',
    email: newAddress(),
    password: goodPassword,
    ...fields,
  });

test.each([
  ['no country', {}, 'country_missing'],
  ['a country in which it is not offered', { country: 'FR' }, 'country_not_offered'],
])(
  'trust 139: with %s no one registers, and reads where it is offered',
  async (_what, fields, code) => {
    const email = newAddress();
    const answer = await register({ ...fields, email });
    expect(answer.json()).toMatchObject({ code, errors: [{ field: 'country' }] });
    expect(answer.body).toContain('Portugal and Spain');
    expect(await sql`select from member where email = ${email}`).toEqual([]);
  },
);

test('who lives where it is offered registers, and everyone on a site that names no countries', async () => {
  expect((await register({ country: 'ES' })).statusCode).toBe(200);
  expect((await register({}, everywhere)).statusCode).toBe(200);
});

test('Google makes an account only for someone from there, and signs in members from anywhere', async () => {
  const claims = { sub: randomUUID(), email: newAddress(), given_name: 'Mina' };
  const google = async (more: object = {}) =>
    post(app, 'google', { tokenId: await providers.idToken(claims), ...more });
  expect((await google()).json()).toMatchObject({ code: 'country_missing' });
  expect((await google({ country: 'DE' })).json()).toMatchObject({ code: 'country_not_offered' });
  expect((await google({ country: 'PT' })).statusCode).toBe(200);
  expect((await google()).statusCode).toBe(200);
});

test('the search for places finds those of the countries alone', async () => {
  const ann = await createPerson(app);
  const countriesOf = async (search: string) =>
    (await ann.get('/places', { search }))
      .json<{ data: { places: { countryCode: string }[] } }>()
      .data.places.map(({ countryCode }) => countryCode);
  expect(new Set(await countriesOf('por'))).toEqual(new Set(['PT', 'ES']));
  expect(await countriesOf('paris')).not.toContain('FR');
});

const edit = (person: Awaited<ReturnType<typeof createPerson>>, city: string, country: string) =>
  person.send('PUT', '/auth/edit-profile', { location: { city, country } });

test('trust 139: a member can move within the countries and not out of them, by name or by position', async () => {
  const ann = await createPerson(app, {
    profile: { city: 'Porto', country: 'PT', latitude: 41.15, longitude: -8.61 },
  });
  expect((await edit(ann, 'Madrid', 'ES')).statusCode).toBe(200);
  expect((await edit(ann, 'Paris', 'FR')).json()).toMatchObject({
    code: 'place_not_offered',
    errors: [{ field: 'location.city' }],
  });
  const away = await ann.send('PUT', '/auth/location', { latitude: 48.85, longitude: 2.35 });
  expect(away.json()).toMatchObject({ code: 'place_not_offered' });
  const [own] = await sql`select city from profile where member_id = ${ann.id}`;
  expect(own).toEqual({ city: 'Madrid' });
});

test('trust 139: a member who lived elsewhere before stays, saves the profile as it is, and can move in', async () => {
  const bob = await createPerson(app, {
    profile: { city: 'Paris', country: 'FR', latitude: 48.85, longitude: 2.35 },
  });
  expect((await edit(bob, 'Paris', 'FR')).statusCode).toBe(200);
  expect((await edit(bob, 'Lyon', 'FR')).statusCode).toBe(422);
  expect((await edit(bob, 'Lisbon', 'PT')).statusCode).toBe(200);
  expect((await edit(bob, 'Paris', 'FR')).statusCode).toBe(422);
});

test('visitors read for whom the site is, in the language of the page', () => {
  const document = withValues(defaultDocument('demo'), [
    ['limits.regions', ['ES', 'DE']],
    ['switches.invitationOnly', true],
  ]);
  expect(notesIn(document, 'en').map(({ text }) => text)).toEqual([
    'Kindred is open to people with an invitation. Have one? Follow its link, or enter its code when you register.',
    'Kindred is for people who live in: Germany and Spain.',
  ]);
  expect(notesIn(document, 'de')[1]?.text).toContain('Deutschland und Spanien');
  expect(notesIn(defaultDocument('demo'), 'en')).toEqual([]);
});
