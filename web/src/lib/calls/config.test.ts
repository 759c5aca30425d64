import { defaultSettings } from '@kindred/contract/settings';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  ['an unfilled place', '__SETTINGS__'],
  ['no element', undefined],
  ['an empty one', ''],
  ['something else', '[1]'],
  ['null', 'null'],
  ['fields of another kind', '{"brandName":7,"figures":"many","mode":null}'],
])('%s gives the defaults', (_, content) => {
  expect(readConfig(content)).toEqual(defaultSettings);
});

test('given fields are kept, missing ones have their default, unknown ones are dropped', () => {
  const given = {
    brandName: 'Amity',
    apiBaseUrl: 'https://api.amity.example/v1',
    figures: { activeUsers: '9' },
    secret: 1,
  };
  expect(readConfig(JSON.stringify(given))).toEqual({
    ...defaultSettings,
    brandName: 'Amity',
    apiBaseUrl: 'https://api.amity.example/v1',
    figures: { ...defaultSettings.figures, activeUsers: '9' },
  });
});

test('a page without settings claims nothing', () => {
  expect(Object.values(readConfig('').figures).join('')).toBe('');
});
