import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween, snapPosition } from './position.ts';

const anywhere = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
});

describe('snapPosition', () => {
  test('moves nobody further than half the diagonal of a cell of about 2 km', () => {
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

  test('tells no two places of one cell apart', () => {
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

  test('knows that the date line has two names', () => {
    expect(snapPosition({ latitude: 10, longitude: 180 })).toEqual(
      snapPosition({ latitude: 10, longitude: -180 }),
    );
  });
});

describe('distanceBetween', () => {
  test('measures over the ground', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(distanceBetween(london, paris)).toBeCloseTo(343.6, 0);
    expect(distanceBetween(london, london)).toBe(0);
  });

  test('crosses the date line by the short way', () => {
    const west = { latitude: 0, longitude: 179.9 };
    const east = { latitude: 0, longitude: -179.9 };
    expect(distanceBetween(west, east)).toBeCloseTo(22.24, 1);
  });
});
