import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';
import { loadMessages, messagesOf } from './messages.ts';

test.each([
  [['en-GB', 'de'], 'en'],
  [['tlh', 'en-US'], 'en'],
  [['tlh'], 'en'],
  [[], 'en'],
])('a reader of %j is spoken to in %s', (wanted, expected) => {
  expect(chooseLanguage(wanted)).toBe(expected);
});

test('words are there once their route has loaded them, and not before', async () => {
  expect(() => messagesOf('formats')).toThrow("No route has loaded the messages of 'formats'");
  await loadMessages('formats');
  expect(messagesOf('formats').hoursAgo(3)).toBe('3h ago');
});
