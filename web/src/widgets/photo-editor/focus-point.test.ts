import { expect, test } from 'vitest';
import { startFocus } from './focus-point.tsx';

/** The part of a photo of 4:5 that a square shows, as `face-middle` cuts it, in shares of the height. */
function shownBy(y: number) {
  const top = Math.min(Math.max(5 * y - 1.8, 0), 1) * 0.2;
  return { top, bottom: top + 0.8 };
}

test('a square of a photo without a mark shows the face from the hair to the chin', () => {
  const { top, bottom } = shownBy(startFocus.y);
  // A face high in a photo begins here, and the chin of the lowest of the demo portraits is there.
  expect(top).toBeLessThan(0.15);
  expect(bottom).toBeGreaterThan(0.91);
});
