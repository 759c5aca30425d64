import { expect, test } from 'vitest';
import { actionOf } from './action-of.ts';

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  timeStamp: 10_000,
  ...more,
});
const now = { isTaken: false, areLettersOff: false, shownAt: null };
const act = () => undefined;
const shortcuts = { d: act, '?': act, '1': act, arrowright: act };

test.each([
  ['a chord', press('d', { ctrlKey: true }), now],
  ['a held key', press('d', { repeat: true }), now],
  ['a key that something else has used', press('d', { defaultPrevented: true }), now],
  ['a letter with Shift', press('D', { shiftKey: true }), now],
  ['an arrow with Shift', press('ArrowRight', { shiftKey: true }), now],
  ['a key that belongs to something else', press('d'), { ...now, isTaken: true }],
  ['a letter that is turned off', press('d'), { ...now, areLettersOff: true }],
  ['a key about something just shown', press('d'), { ...now, shownAt: 9701 }],
  [
    'a key pressed before it was shown, but delivered late',
    press('d'),
    { ...now, shownAt: 10_500 },
  ],
  ['a key about something not painted yet', press('d'), { ...now, shownAt: Infinity }],
])('trust 81: %s does nothing', (_what, event, moment) => {
  expect(actionOf(event, shortcuts, moment) ?? null).toBeNull();
});

test('a key acts once its subject has been on the screen for a moment, and arrows when letters are off', () => {
  expect(actionOf(press('d'), shortcuts, { ...now, shownAt: 9700 })).toBe(act);
  expect(actionOf(press('в', { code: 'KeyD' }), shortcuts, now)).toBe(act);
  expect(actionOf(press('?', { shiftKey: true }), shortcuts, now)).toBe(act);
  expect(actionOf(press('1', { shiftKey: true }), shortcuts, now)).toBe(act);
  expect(actionOf(press('ArrowRight'), shortcuts, { ...now, areLettersOff: true })).toBe(act);
});
