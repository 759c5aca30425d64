import { paletteOf } from '@kindred/contract/site/palette';
import { expect, test } from 'vitest';
import { messages } from '../../texts/en/color-repairs.ts';
import { formatContrast } from './contrast.ts';

test('a contrast that is not enough never reads as enough', () => {
  expect(formatContrast(4.4999)).toBe('4.4');
  expect(formatContrast(4.5)).toBe('4.5');
  expect(formatContrast(3)).toBe('3');
});

test('a repair is said with the colours and their contrasts', () => {
  const [repair] = paletteOf({ main: '#e0a13c', accent: '#c4740f' }).repairs;
  if (!repair) throw new Error('Nothing was repaired');
  expect(messages.titles[repair.code]).toBe('We darkened the main color for buttons');
  expect(messages.reasons[repair.code](repair)).toBe(
    'White on #e0a13c has a contrast of 2.2, and 4.5 is the least. Buttons use #a16c00 with 4.5.',
  );
});
