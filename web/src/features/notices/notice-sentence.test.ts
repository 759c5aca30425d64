import { noticeKindNames, switchableKinds } from '@kindred/contract/notices/all-kinds';
import { expect, test } from 'vitest';
import { messages as sentences } from '#texts/notice-sentences.ts';
import { messages as settings } from '#texts/notice-settings.ts';
import { noticeSentence } from './notice-sentence.ts';

test.each([
  [{ count: 1 }, 'Someone likes you.'],
  [{ count: 2 }, '2 people like you.'],
  [{ count: 1, notes: 1 }, 'Someone likes you. They read your profile and wrote to you.'],
  [{ count: 3, notes: 1 }, '3 people like you. One of them wrote to you.'],
  [{ count: 1200, notes: 2 }, '1,200 people like you. 2 of them wrote to you.'],
])('a notice about %o says %s', (about, sentence) => {
  expect(noticeSentence({ kind: 'like', about })).toBe(sentence);
});

test('a notice of messages counts them if there are several', () => {
  const ada = { memberId: '1', firstName: 'Ada' };
  expect(noticeSentence({ kind: 'message', about: ada })).toBe('Ada sent you a message.');
  expect(noticeSentence({ kind: 'message', about: { ...ada, count: 2 } })).toBe(
    'Ada sent you 2 messages.',
  );
});

test('a notice of searches has a sentence for each', () => {
  const searches = [
    { name: 'Near', count: 1 },
    { name: 'Tall', count: 4 },
  ];
  expect(noticeSentence({ kind: 'search.new-people', about: { searchId: '1', searches } })).toBe(
    '1 new person matches “Near”. 4 new people match “Tall”.',
  );
});

test('each kind has a sentence, and each kind that can be turned off a name in the settings', () => {
  const others = ['likeNotes'];
  const own = ['announcement'];
  expect(Object.keys(sentences).toSorted()).toEqual(
    [...noticeKindNames.filter((kind) => !own.includes(kind)), ...others].toSorted(),
  );
  expect(Object.keys(settings.kinds).toSorted()).toEqual(switchableKinds.toSorted());
});
