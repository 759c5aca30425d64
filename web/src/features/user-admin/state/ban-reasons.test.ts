import { expect, test } from 'vitest';
import { messages } from '#texts/user-admin.ts';
import { banReasons, messageAfterPick } from './ban-reasons.ts';

const { banMessages } = messages.state;

test('picking a reason fills in its message, and picking another replaces it', () => {
  expect(messageAfterPick('', 'spam')).toBe(banMessages.spam);
  expect(messageAfterPick(banMessages.spam, 'fake')).toBe(banMessages.fake);
});

test('a typed message stays', () => {
  for (const pick of banReasons)
    expect(messageAfterPick('My own words.', pick)).toBe('My own words.');
});
