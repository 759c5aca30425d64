import { expect, test } from 'vitest';
import { createKeyboard } from './keyboard.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

const type = (keyboard: ReturnType<typeof createKeyboard>, keys: readonly string[]) =>
  keys.map((key) => keyboard.take(press(key), false));

test('trust 81: letters typed while a field opens are kept for it, corrected by Backspace, in order', () => {
  const keyboard = createKeyboard();
  const loading = keyboard.ask({ keepsText: true, cancel: () => undefined });
  expect(type(keyboard, ['d', 'x', 'Backspace', 'a', 'Enter', 'Tab', 'n'])).not.toContain(false);
  // Its code is there, and the dialog itself waits for the focus.
  const dialog = keyboard.ask({ keepsText: true, cancel: () => undefined });
  loading.close();
  type(keyboard, ['!']);
  expect(dialog.open()).toBe('dan!');
  expect(type(keyboard, ['d'])).toEqual([false]);
  expect(keyboard.isTaken()).toBe(true);
  dialog.close();
  expect(keyboard.isTaken()).toBe(false);
});

test('trust 81: what was typed is lost with what failed or was cancelled, and does not reach the next field', () => {
  const keyboard = createKeyboard();
  let cancelled = 0;
  const failed = keyboard.ask({ keepsText: true, cancel: () => (cancelled += 1) });
  type(keyboard, ['d', 'a', 'Escape']);
  expect(cancelled).toBe(1);
  failed.close();
  expect(type(keyboard, ['d'])).toEqual([false]);
  const next = keyboard.ask({ keepsText: true, cancel: () => undefined });
  expect(next.open()).toBe('');
});

test('trust 81: while a dialog without a text opens, keys do nothing to the page, but fields and dialogs keep theirs', () => {
  const keyboard = createKeyboard();
  const dialog = keyboard.ask({ cancel: () => undefined });
  expect(keyboard.take(press('d'), false)).toBe(true);
  expect(keyboard.take(press('d'), true)).toBe(false);
  expect(dialog.open()).toBe('');
});

test('chords and modifiers stay with the browser, and AltGr types', () => {
  const keyboard = createKeyboard();
  const field = keyboard.ask({ keepsText: true, cancel: () => undefined });
  expect(keyboard.take(press('r', { ctrlKey: true }), false)).toBe(false);
  expect(keyboard.take(press('c', { metaKey: true }), false)).toBe(false);
  expect(keyboard.take(press('Shift'), false)).toBe(false);
  expect(keyboard.take(press('Dead'), false)).toBe(false);
  expect(keyboard.take(press('@', { ctrlKey: true, altKey: true }), false)).toBe(true);
  expect(field.open()).toBe('@');
});

test('trust 81: what follows a key that asks for a field is a text until a pause, whether or not the field is there', () => {
  const keyboard = createKeyboard();
  const at = (timeStamp: number, key = 'd', field: { tagName: string } | null = null) => {
    const event = { ...press(key), timeStamp };
    keyboard.follow(event, field);
    return keyboard.isWriting(event);
  };
  expect(at(1000)).toBe(false);
  keyboard.write(1000);
  for (const time of [1100, 1600, 2100]) expect(at(time)).toBe(true);
  expect(at(2700)).toBe(false);
  // A field that is removed while someone types in it.
  expect(at(5000, 'd', { tagName: 'TEXTAREA' })).toBe(true);
  expect(at(5500)).toBe(true);
  expect(at(5600, 'Shift')).toBe(true);
  expect(at(6100)).toBe(false);
});

test('Escape, Tab, Ctrl+Enter and Enter in a line end a text, so that the next key acts immediately', () => {
  const keyboard = createKeyboard();
  const textarea = { tagName: 'TEXTAREA' };
  const isWritingAfter = (key: string, more: object, field: { tagName: string }) => {
    keyboard.write(1000);
    keyboard.follow({ ...press(key, more), timeStamp: 1100 }, field);
    const next = { ...press('d'), timeStamp: 1200 };
    keyboard.follow(next, null);
    return keyboard.isWriting(next);
  };
  expect(isWritingAfter('Escape', {}, textarea)).toBe(false);
  expect(isWritingAfter('Tab', {}, textarea)).toBe(false);
  expect(isWritingAfter('Enter', { ctrlKey: true }, textarea)).toBe(false);
  expect(isWritingAfter('Enter', {}, { tagName: 'INPUT' })).toBe(false);
  expect(isWritingAfter('Enter', {}, textarea)).toBe(true);
  // Without a text before it, Enter confirms.
  keyboard.write(-Infinity);
  keyboard.follow({ ...press('Enter'), timeStamp: 1100 }, textarea);
  expect(keyboard.isWriting({ timeStamp: 1200 })).toBe(false);
});

test('trust 81: after the page was loaded, a key decides only after a pause since its subject can be seen', () => {
  const keyboard = createKeyboard();
  const isText = (timeStamp: number) => {
    const event = { ...press('d'), timeStamp };
    keyboard.follow(event, null);
    return keyboard.isWriting(event);
  };
  keyboard.begin(1000);
  expect(isText(1400)).toBe(true);
  expect(keyboard.see(3000, 300)).toBe(600);
  expect(keyboard.see(3000, 300)).toBe(600);
  for (const time of [3100, 3550, 4000]) expect(isText(time)).toBe(true);
  expect(isText(4600)).toBe(false);
  // Later ones have been asked for.
  expect(keyboard.see(5000, 300)).toBe(300);
  expect(isText(5300)).toBe(false);
});

test('trust 81: three different letters without a pause are a word, and the same one again is not', () => {
  const isWordAfter = (keys: string, gap: number) => {
    const keyboard = createKeyboard();
    for (const [index, key] of keys.split('').entries())
      keyboard.follow({ ...press(key), timeStamp: 1000 + index * gap }, null);
    return keyboard.isWord();
  };
  const keyboard = createKeyboard();
  for (const [index, key] of ['j', 'k', 'd'].entries()) {
    keyboard.follow({ ...press(key), timeStamp: 1000 + index * 300 }, null);
    if (key !== 'd') keyboard.endWord();
  }
  expect(keyboard.isWord()).toBe(false);
  expect(isWordAfter('dad', 450)).toBe(true);
  expect(isWordAfter('дая', 450)).toBe(true);
  expect(isWordAfter('dad', 500)).toBe(false);
  expect(isWordAfter('da', 450)).toBe(false);
  expect(isWordAfter('jjjjd', 300)).toBe(false);
  expect(isWordAfter('da1d', 300)).toBe(false);
});
