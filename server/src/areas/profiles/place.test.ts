import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { distanceBetween } from '../../platform/geo/position.ts';

const app = await testApp();
const sql = sqlOf(app);

test('places are found while they are typed', async () => {
  const person = await createPerson(app);
  const places = async (query: Record<string, string>) =>
    (await person.get('/places', query)).json<{ data: { places: object[] } }>().data.places;
  expect((await places({ search: 'lisb' }))[0]).toEqual({
    city: 'Lisbon',
    country: 'Portugal',
    countryCode: 'PT',
  });
  expect(await places({ search: 'lisb', country: 'Atlantis' })).toEqual([]);
  const towns = await places({ search: 'springfield', country: 'US' });
  expect(new Set(towns.map((town) => JSON.stringify(town))).size).toBe(towns.length);
  expect(towns[0]).toMatchObject({ city: 'Springfield, Missouri', countryCode: 'US' });
});

test('a town is stored with its region and its own position if the country has several of its name', async () => {
  const person = await createPerson(app);
  const location = { city: 'Springfield, Illinois', country: 'United States' };
  await person.send('PUT', '/auth/edit-profile', { location });
  const place = await sql.one<{ city: string; latitude: number; longitude: number }>`
    select city, latitude, longitude from profile where member_id = ${person.id}`;
  expect(place.city).toBe('Springfield, Illinois');
  expect(distanceBetween({ latitude: 39.8, longitude: -89.64 }, place)).toBeLessThan(5);
});
