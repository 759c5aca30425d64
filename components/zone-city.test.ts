import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { searchPlaces } from '../server/src/platform/geo/gazetteer.ts';
import { createMember } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { cityOfZone, findZoneCity, zonesNamedOtherwise } from '../web/src/lib/facts/zone-city.ts';
import { openPages } from './open-page.ts';
import { button, press, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);
// The first search loads all places.
searchPlaces('Lisbon', {});

const found = (zone: string) => {
  const { name, countryCode: country } = cityOfZone(zone);
  const places = searchPlaces(name, country ? { country } : {});
  const place = findZoneCity(
    cityOfZone(zone),
    places.map(({ city, country: countryCode }) => ({ city, countryCode })),
  );
  return place && `${place.city}, ${place.countryCode}`;
};

test.each([
  ['Asia/Calcutta', 'Kolkata, IN'],
  ['America/New_York', 'New York City, US'],
  ['America/Sao_Paulo', 'São Paulo, BR'],
  ['America/Bogota', 'Bogotá, CO'],
  ['Europe/Zurich', 'Zürich, CH'],
  ['Europe/London', 'London, GB'],
  ['America/Argentina/Cordoba', 'Córdoba, AR'],
  ['America/Panama', 'Panamá, PA'],
  ['Europe/Guernsey', undefined],
  ['UTC', undefined],
])('in the time zone %s, %s is offered', (zone, city) => expect(found(zone)).toBe(city));

test('every zone with another name has a city', () => {
  expect(Object.keys(zonesNamedOtherwise).filter((zone) => !found(zone))).toEqual([]);
});

test('a new member is offered the city of their time zone, which was found in the step before', async () => {
  const here = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Calcutta' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
  const profile = { gender: null, city: null, country: null, latitude: null, longitude: null };
  const member = await createMember(app, { profile });
  const { network } = await open('/welcome', { as: member });
  const asked = () => network.requests.filter((each) => each.includes('/places?'));
  await expect.poll(asked).toEqual([expect.stringContaining('Kolkata')]);
  await user.click(await screen.findByLabelText('Woman'));
  await press('Continue');
  await button('Kolkata, India');
  expect(asked()).toHaveLength(1);
});
