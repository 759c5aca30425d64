import { amountOf, kilometresIn } from '@kindred/contract/profiles/distances';
import { distanceUnits } from '@kindred/contract/profiles/limits';
import { expect, test } from 'vitest';
import { fartherThan } from './farther.ts';

test.each([
  [80, 'mi', [161, 805], [100, 500]],
  [161, 'mi', [322, 1610], [200, 1000]],
  [60, 'mi', [121, 644], [75, 400]],
  [50, 'km', [100, 500], [100, 500]],
  [80, 'km', [200, 800], [200, 800]],
  [805, 'km', [2000, 8500], [2000, 8500]],
  [2500, 'km', [5000], [5000]],
] as const)('farther than %i km, in %s, is %j km, read as %j', (wanted, unit, farther, figures) => {
  expect(fartherThan(wanted, unit)).toEqual(farther);
  expect(farther.map((each) => amountOf(each, unit))).toEqual(figures);
});

test('every distance is at least twice as far as it reads now, and no less than the figure that is read', () => {
  for (const unit of distanceUnits)
    for (let wanted = 1; wanted <= 5000; wanted += 1)
      for (const farther of fartherThan(wanted, unit)) {
        const figure = amountOf(farther, unit);
        expect(farther).toBeGreaterThanOrEqual(figure * kilometresIn[unit]);
        expect(figure).toBeGreaterThanOrEqual(2 * amountOf(wanted, unit));
        // One or two digits, of which the second may be a 5.
        expect(String(figure)).toMatch(/^\d[05]?0*$/);
      }
});
