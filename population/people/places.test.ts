import { describe, expect, test } from 'vitest';
import { findPlace } from '../../server/src/platform/geo/gazetteer.ts';
import { distanceBetween } from '../../server/src/platform/geo/position.ts';
import { firstCities } from '../markets.ts';
import { randomFrom } from '../random.ts';
import { createSettings } from '../settings.ts';
import { ageOn } from './identity.ts';
import { createMembers } from './member.ts';
import { livesInFirstCity, pickHome } from './places.ts';

/** The cities of some members of a population, with the share of each. */
function sharesIn(population: number) {
  const sample = 20_000;
  const shares = new Map<string, number>();
  for (let index = 0; index < sample; index++) {
    const inFirstCity = livesInFirstCity(randomFrom(7, index, 1), population);
    const { city, country } = pickHome(randomFrom(7, index, 2), inFirstCity);
    const name = `${city}, ${country}`;
    shares.set(name, (shares.get(name) ?? 0) + 1 / sample);
  }
  return [...shares].toSorted(([, one], [, other]) => other - one);
}

test('the places of a large population are many, and one city has about nine percent', () => {
  const shares = sharesIn(1_000_000);
  const [[largest, most] = ['', 0], [, second] = ['', 0]] = shares;
  expect(largest).toBe('London, GB');
  expect(most).toBeGreaterThan(0.085);
  expect(most).toBeLessThan(0.1);
  expect(second).toBeLessThan(0.03);
  expect(shares.length).toBeGreaterThan(4000);
});

test('a small population lives in few cities, and some of it elsewhere', () => {
  const shares = sharesIn(2000);
  const names = firstCities.map(({ city, country }) => `${city}, ${country}`);
  const inFirst = shares.filter(([name]) => names.includes(name));
  expect(inFirst).toHaveLength(names.length);
  const share = inFirst.reduce((sum, [, each]) => sum + each, 0);
  expect(share).toBeGreaterThan(0.93);
  expect(share).toBeLessThan(0.97);
});

describe('someone new in a first city of the usual demo', () => {
  const settings = createSettings({ members: 2000, seed: 1, today: '2026-03-14' });
  const memberAt = createMembers(settings);
  const people = Array.from({ length: settings.members }, (_, index) => memberAt(index)).filter(
    ({ complete, status }) => complete && status.state === 'active',
  );
  /** People nearby who are what someone of this age looks for, and look for someone like that. */
  function countFor(city: (typeof firstCities)[number], age: number, gender: string) {
    const place = findPlace(city.city, city.country);
    if (!place) return 0;
    const sought = gender === 'man' ? 'woman' : 'man';
    const fitting = people.filter(({ home, seeking, birthDate, ...person }) => {
      if (!home || !seeking || !birthDate || person.gender !== sought) return false;
      const away = distanceBetween(place, home);
      const wants = seeking.genders.includes(gender) && away <= (seeking.maxDistance ?? Infinity);
      const fitsAge = Math.abs(ageOn(settings.today, birthDate) - age) <= 7;
      return away <= 50 && wants && fitsAge && age >= seeking.minAge && age <= seeking.maxAge;
    });
    return fitting.length;
  }

  test.each(firstCities)('finds people nearby in $city', (city) => {
    for (const gender of ['woman', 'man'])
      for (const age of [26, 30, 34, 38])
        expect([age, gender, countFor(city, age, gender) >= 25]).toEqual([age, gender, true]);
  });
});
