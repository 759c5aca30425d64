import { expect, test } from 'vitest';
import { hasWord } from './hidden-words.ts';

test.each([
  ['a whole word in any case', 'You are an IDIOT!', 'idiot', true],
  ['no part of another word', 'I play bass and wear glasses', 'ass', false],
  ['no ending without a star', 'such idiots', 'idiot', false],
  ['any ending with a star', 'such idiots', 'idiot*', true],
  ['no beginning with a star', 'superidiots', 'idiot*', false],
  ['several words, over any space', 'send  me\nnudes', 'send me nudes', true],
  ['wide letters', 'ｉｄｉｏｔ', 'idiot', true],
  ['letters with something invisible between them', 'id\u200Biot', 'idiot', true],
  ['signs of patterns as themselves', 'a+b costs $5', '$5', true],
  ['signs of patterns as nothing else', 'aab', 'a+b', false],
  ['a star alone as a star', 'ten of five *', '*', true],
  ['a star alone as nothing else', 'Hello', '*', false],
  ['Arabic with and without vowels', 'أنتَ غَبِيّ', 'غبي', true],
  ['Polish letters as letters', 'żółw', 'ółw', false],
  ['Chinese inside a sentence', '你是笨蛋吗', '笨蛋', true],
  ['German capitals', 'BLÖDMANN', 'blödmann', true],
])('%s', (_what, text, word, found) => {
  expect(hasWord(text, [word])).toBe(found);
});

test('one of many words is enough, and no words hide nothing', () => {
  expect(hasWord('fine weather', ['snow', 'weather'])).toBe(true);
  expect(hasWord('fine weather', [])).toBe(false);
});
