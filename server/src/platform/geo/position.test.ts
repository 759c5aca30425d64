import { assert, double, pre, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Position, boxAround, distanceBetween, snapPosition } from './position.ts';

const anywhere = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
});

describe('snapPosition', () => {
  test('moves no one further than half the diagonal of a cell of about 2 km', () => {
    assert(
      property(anywhere, (position) => {
        expect(distanceBetween(position, snapPosition(position))).toBeLessThan(1.5);
      }),
    );
  });

  test('leaves what is snapped where it is', () => {
    assert(
      property(anywhere, (position) => {
        const snapped = snapPosition(position);
        expect(snapPosition(snapped)).toEqual(snapped);
        expect(Math.abs(snapped.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(snapped.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });

  test('maps all places of one cell to one point', () => {
    const home = snapPosition({ latitude: 51.5074, longitude: -0.1278 });
    const around = [0, 1, 2, 3].map((corner) => ({
      latitude: home.latitude + (corner & 1 ? 0.008 : -0.008),
      longitude: home.longitude + (corner & 2 ? 0.013 : -0.013),
    }));
    expect(around.map(snapPosition)).toEqual([home, home, home, home]);
  });

  test('keeps neighbouring cells 2 km apart, at the equator and in the north', () => {
    for (const latitude of [0, 40, 65]) {
      const here = snapPosition({ latitude, longitude: 10 });
      const width = 2 / 111.195 / Math.cos((latitude * Math.PI) / 180);
      const beside = snapPosition({ latitude, longitude: here.longitude + width });
      expect(distanceBetween(here, beside)).toBeCloseTo(2, 1);
    }
  });

  test('treats both names of the date line as the same', () => {
    expect(snapPosition({ latitude: 10, longitude: 180 })).toEqual(
      snapPosition({ latitude: 10, longitude: -180 }),
    );
  });
});

describe('distanceBetween', () => {
  test('measures along the ground', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(distanceBetween(london, paris)).toBeCloseTo(343.6, 0);
    expect(distanceBetween(london, london)).toBe(0);
  });

  test('crosses the date line the short way', () => {
    const west = { latitude: 0, longitude: 179.9 };
    const east = { latitude: 0, longitude: -179.9 };
    expect(distanceBetween(west, east)).toBeCloseTo(22.24, 1);
  });
});

describe('boxAround', () => {
  const turn = double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const kilometres = double({ min: 0.1, max: 3000, noNaN: true });

  test('contains everyone near enough, also across the date line and at the poles', () => {
    assert(
      property(anywhere, kilometres, turn, (here, reach, bearing) => {
        const there = travel(here, reach * 0.999, bearing);
        const { latitudes, longitudes = [-180, 180] } = boxAround(here, reach);
        expect(there.latitude).toBeGreaterThanOrEqual(latitudes[0]);
        expect(there.latitude).toBeLessThanOrEqual(latitudes[1]);
        expect(there.longitude).toBeGreaterThanOrEqual(longitudes[0]);
        expect(there.longitude).toBeLessThanOrEqual(longitudes[1]);
      }),
    );
  });

  test('leaves out people who are far away, except near the poles and the date line', () => {
    assert(
      property(anywhere, anywhere, (here, there) => {
        pre(distanceBetween(here, there) > 150);
        pre(Math.abs(here.latitude) < 80 && Math.abs(here.longitude) < 170);
        const { latitudes, longitudes = [-180, 180] } = boxAround(here, 100);
        const inside =
          there.latitude >= latitudes[0] &&
          there.latitude <= latitudes[1] &&
          there.longitude >= longitudes[0] &&
          there.longitude <= longitudes[1];
        expect(inside).toBe(false);
      }),
    );
  });
});

/** The destination after going straight ahead. */
function travel({ latitude, longitude }: Position, kilometres: number, bearing: number): Position {
  const [angle, radians] = [kilometres / 6371.0088, Math.PI / 180];
  const from = latitude * radians;
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
  );
  const along = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  const turned = longitude + along / radians;
  return { latitude: to / radians, longitude: ((((turned + 180) % 360) + 360) % 360) - 180 };
}
