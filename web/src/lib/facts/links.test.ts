import { expect, test } from 'vitest';
import { isEmojiAlone } from './emoji-alone.ts';
import { textParts } from './links.ts';

const linksIn = (text: string) =>
  textParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part]));

test('a text keeps every character, with its links as parts', () => {
  const text = 'Look: (https://a.example/x_(y)), and\n  www.b.example! Or c.example/d?e=1.';
  const shown = textParts(text).map((part) => (typeof part === 'string' ? part : part.text));
  expect(shown.join('')).toBe(text);
  expect(linksIn(text).map((link) => link.href)).toEqual([
    'https://a.example/x_(y)',
    'https://www.b.example/',
    'https://c.example/d?e=1',
  ]);
});

test.each(['…', '.', '!?', '”', "'", ')', ']', ',', ':'])(
  'punctuation is not part of a link: %s',
  (end) => {
    expect(linksIn(`“https://a.example/b${end}`)[0]?.text).toBe('https://a.example/b');
  },
);

test.each([
  ['another protocol', 'javascript:alert(1) data:text/html,x ftp://a.example/ file:///etc'],
  ['a name that pretends to be the host', 'https://bank.example@evil.example/'],
  ['a backslash', String.raw`https://evil.example\@bank.example/`],
  ['text that is turned around', 'https://evil.example/\u202Emoc.knab'],
  ['an invisible character', 'https://bank\u200B.example/'],
  [
    'numbers or no name at all',
    'http://127.0.0.1/ http://localhost/ http://2130706433/ http://[::1]/',
  ],
  ['sentences', 'See you at 8.Then we talk. He/she and/or 1.5/2 e.g. this'],
])('%s is no link', (_what, text) => {
  expect(textParts(text)).toEqual([text]);
});

test('letters that look like others are shown as what they are', () => {
  expect(linksIn('https://аpple.com/')[0]?.host).toBe('xn--pple-43d.com');
});

test('the host has its port, as another port can be another site', () => {
  expect(linksIn('http://a.example:8080/')[0]?.host).toBe('a.example:8080');
});

test('emoji alone are a few emoji and nothing else', () => {
  for (const text of ['🥐🥐', '❤️', '👩‍👩‍👧', '👍🏽 🎉', '🇩🇪']) expect(isEmojiAlone(text)).toBe(true);
  for (const text of ['1', '#', 'ok 👍', '', ' ', '🥐'.repeat(40)])
    expect(isEmojiAlone(text)).toBe(false);
});
