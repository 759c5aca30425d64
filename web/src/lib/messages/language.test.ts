import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';
import type { Translations } from './language.ts';

test.each([
  [['en-GB', 'de'], 'en'],
  [['tlh', 'en-US'], 'en'],
  [['tlh'], 'en'],
  [[], 'en'],
])('a reader of %j gets %s', (wanted, expected) => {
  expect(chooseLanguage(wanted)).toBe(expected);
});

test('another language must have all texts that English has', async () => {
  const en = { title: 'Title', hours: (count: number) => `${count} hours` };
  type Both = Translations<typeof en, 'en' | 'de'>;
  const whole: Both = {
    en,
    de: async () => ({ title: 'Titel', hours: (count) => `${count} Stunden` }),
  };
  // @ts-expect-error A word is missing in German.
  const partial: Both = { en, de: async () => ({ title: 'Titel' }) };
  // @ts-expect-error German is missing.
  const english: Both = { en };
  expect((await whole.de()).hours(2)).toBe('2 Stunden');
  expect(Object.keys({ ...partial, ...english })).toEqual(['en', 'de']);
});
