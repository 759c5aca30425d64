import { expect, test } from 'vitest';
import { findStop } from '@kindred/contract/chat/stops';

test.each([
  ['See my photos at https://x.example/me', 'link'],
  ['look at my-page.com please', 'link'],
  ['t.me/ada', 'link'],
  ['Write to ada@mail.example', 'contact'],
  ['+44 7700 900-123', 'contact'],
  ['call 0 7 7 0 0 9 0 0 1 2 3', 'contact'],
  ['ｗｈａｔｓａｐｐ me', 'contact'],
  ['What\u200BsApp?', 'contact'],
  ['Do you know Bitcoin?', 'money'],
  ['Could you lend me money for the train', 'money'],
  ['I can pay with a gift  card', 'money'],
])('%s is stopped as %s', (text, stop) => {
  expect(findStop(text)).toBe(stop);
  expect(findStop(text, { sure: true })).toBe(stop);
  expect(findStop(text, { answered: true })).toBeNull();
});

test.each([
  'Hello! How are you?',
  'I was born in 1994, you?',
  'Meet at 18:30 on 12.11.2026?',
  'I work as an investigator.',
  'My cat is 3.5 years old.',
  'Is that signal box in the photo yours...or not?',
  'Have you seen Casablanca?',
])('%s is not', (text) => {
  expect(findStop(text)).toBeNull();
});

test('hurtful words need a confirmation, and others do not', () => {
  for (const text of ['You are an IDIOT', 'shut   up', 'kill yourself']) {
    expect(findStop(text, { answered: true })).toBe('hurtful');
    expect(findStop(text, { sure: true })).toBeNull();
  }
  for (const text of ['What a dumbbell', 'My ugliest jumper', 'assess'])
    expect(findStop(text)).toBeNull();
});
