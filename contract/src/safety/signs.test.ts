import { expect, test } from 'vitest';
import { defaultRules } from '../site/default-rules/rules.ts';
import { bareWords, hashText } from './normal-text.ts';
import { compileRules } from './signs.ts';
import { effectOf, rulesMet, sumOf, weighRules } from './weigh.ts';
import { shippedRules } from '../site/shipped-rules.ts';

const rules = defaultRules();
const read = compileRules(rules.list);

test.each([
  ['see my pics on hotflirt dot com', 'link'],
  ['camdolls . c o m', 'link'],
  ['mein Name auf treffjetzt (punkt) de', 'link'],
  ['let us talk on tеlegrаm', 'messenger'],
  ['add me on w.h.a.t.s.a.p.p', 'messenger'],
  ['wh4ts4pp?', 'messenger'],
  ['o7 five3 8 2two', 'messenger'],
  ['200 roses for one hour', 'paid-dates'],
  ['250 Rosen die Stunde', 'paid-dates'],
  ['I am a God fearing man', 'script'],
  ['soy temeroso de Dios', 'script'],
  ['you ugly cow', 'insult'],
  ['was hast du an?', 'demand'],
])('%s is found as %s', (text, rule) => {
  expect(read(text)).toContain(rule);
});

test.each([
  'Hi! Two truths and a lie: I have been to Norway, I hate cheese, I once won a prize for chess.',
  'r o s e s   a r e   s l o w ,\n   and so am I . . .',
  'I run for half an hour each day. You?',
  'Was für ein hässlicher Tag. Blöder Regen.',
  'Vendo flores, así que sé lo que cuesta una docena de rosas.',
  'I need 15 minutes and 2 cups of tea before I am a person.',
  'The lake. De nada!',
])('%s is not found', (text) => {
  expect(read(text)).toEqual([]);
});

test('a disguised word counts for the rule about disguises too', () => {
  expect(read('te1egram?')).toEqual(['messenger', 'disguise']);
  expect(read('telegram?')).toEqual(['messenger']);
});

test('a rule that is off finds nothing, and the words of an owner are no patterns', () => {
  const [first] = rules.list;
  const own = { ...(first as (typeof rules.list)[0]), id: 'own-1', signal: 'words' as const };
  const reader = (words: string[], on = true) =>
    compileRules([{ ...own, words: { en: words }, on }]);
  expect(reader(['(a+)+$'])('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toEqual([]);
  expect(reader(['yacht*'])('my yachts')).toEqual(['own-1']);
  expect(reader(['yacht'])('my yachts')).toEqual([]);
  expect(reader(['yacht'], false)('my yacht')).toEqual([]);
  expect(reader(['# euros'])('for 200 euros')).toEqual(['own-1']);
  expect(reader(['# euros'])('for some euros')).toEqual([]);
});

test('texts that differ in a word have nearly the same hash, others have not, and short ones have none', () => {
  const text = 'I read your profile and I think that we would get on. What was best in your week?';
  const bits = (one: string, other: string) => {
    const differ = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
    return differ.toString(2).replaceAll('0', '').length;
  };
  const hash = (of: string) => hashText(of)?.similar ?? '';
  expect(bits(hash(text), hash(text.replace('best', 'nice')))).toBeLessThanOrEqual(12);
  expect(bits(hash(text), hash(`${text} 😊`))).toBe(0);
  const other = 'The night train from Norway has no coffee, so forgive what I write here today.';
  expect(bits(hash(text), hash(other))).toBeGreaterThan(12);
  expect(hashText('Hello, how are you?')).toBeNull();
  expect(bareWords('  Hеllo  W0rld ')).toBe(' heio worid ');
});

test('each rule counts for so many people at most, and sums have effects', () => {
  const weighed = weighRules(rules, { insult: 2, script: 9, gone: 4 });
  expect(weighed).toEqual([
    { rule: 'script', people: 9, points: 8 },
    { rule: 'insult', people: 2, points: 8 },
  ]);
  expect(effectOf(sumOf(weighed), rules)).toBe('hold');
  expect([2, 3, 6, 8].map((points) => effectOf(points, rules))).toEqual([
    'none',
    'note',
    'slow',
    'hold',
  ]);
  const figures = {
    sameText: 0,
    newPeople: 0,
    likes: 0,
    hasBannedPhoto: false,
    hoursSinceChange: null,
    reportPercent: 0,
  };
  expect(rulesMet(rules, figures)).toEqual([]);
  expect(
    rulesMet(rules, { ...figures, hasBannedPhoto: true, likes: 60, hoursSinceChange: 24 }),
  ).toEqual(['likes', 'banned-photo', 'changed-profile']);
  expect(rules.list.map(({ id }) => id)).toEqual([...shippedRules]);
});
