import { expect, test, vi } from 'vitest';
import { findStop, stops } from '@kindred/contract/chat/stops';

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

test.each([
  ['Kannst du mir bitte Geld schicken?', 'money'],
  ['Schick mir bitte Geld', 'money'],
  ['Envoie-moi de l’argent', 'money'],
  ['Mándame un poco de dinero', 'money'],
  ['Mandame un poco de dinero', 'money'],
  ['Me manda um pix', 'money'],
  ['Wyślij mi trochę pieniędzy', 'money'],
  ['أرسل لي المال', 'money'],
  ['هل عندك واتساب؟', 'contact'],
  ['Halt die Fresse', 'hurtful'],
  ['Ta gueule', 'hurtful'],
  ['Vete a la mierda', 'hurtful'],
  ['Vai se foder', 'hurtful'],
  ['Zamknij się', 'hurtful'],
  ['أنت غبية', 'hurtful'],
])('%s is stopped as %s', (text, stop) => {
  expect(findStop(text)).toBe(stop);
});

test.each([
  'Ich koche gern, und du?',
  'Mein Vater arbeitet bei der Bank in Zürich.',
  'Je suis content de te lire, con gusto!',
  'J’adore les puits et la reine-claude.',
  'Me gusta cocinar y reputar libros.',
  'Gosto de dançar e de computadores.',
  'Lubię góry i szmatki do zabawy z psem.',
  'أحب القهوة والكتب، وأنت؟',
])('%s is not stopped', (text) => {
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

/** '+', '*' and '{8,}', outside of a class and not escaped: a repetition without an end. */
const endless = /[+*]|\{\d+,\}/;

test('each pattern reads a limited number of characters from wherever it starts', () => {
  const tests = vi.spyOn(RegExp.prototype, 'test');
  expect(findStop('Hello')).toBeNull();
  const patterns = new Set((tests.mock.contexts as RegExp[]).map(({ source }) => source));
  expect(patterns.size).toBeGreaterThan(stops.length);
  // A pattern that reads on and on before it fails does so again from the next character.
  const read = [...patterns].map((each) => each.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, '_'));
  expect(read.filter((each) => endless.test(each))).toEqual([]);
});

test('links, mail addresses and phone numbers are found inside of long words', () => {
  const long = 'a-'.repeat(900);
  for (const [text, stop] of [
    [`${long}a.com`, 'link'],
    [`${long}.a+b@mail-${long.slice(0, 41)}.org`, 'link'],
    [`${long}_b@mail.museum`, 'contact'],
    ['1 '.repeat(900), 'contact'],
    ['9'.repeat(900), 'contact'],
    ['cryptocurrency', 'money'],
    ['x@y.z', null],
    ['well.come', null],
    [`a${'@a'.repeat(900)}`, null],
  ] as const)
    expect(findStop(text), text.slice(-30)).toBe(stop);
});
