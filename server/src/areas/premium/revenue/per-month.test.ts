import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsPerMonth } from './per-month.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });

test('the shown parts add up to the shown total, to the cent', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 8 }), (before, parts) => {
      const [start = 0] = partsPerMonth(0, [before]);
      const [end = 0] = partsPerMonth(0, [before + sumOf(parts)]);
      const shown = partsPerMonth(before, parts);
      expect(start + sumOf(shown)).toBe(end);
      for (const [index, part] of parts.entries())
        expect(Math.abs((shown[index] ?? 0) - part / 12)).toBeLessThanOrEqual(1);
    }),
  );
});
