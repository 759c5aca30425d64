import { describe, expect, test } from 'vitest';
import { findStop } from '@kindred/contract/chat/stops';
import { claimWords } from '@kindred/contract/reports/claim-words';
import { claimOf, claimsInWords } from '@kindred/contract/reports/claims';

/** All texts that a part of a pattern matches, with one for each repeated letter and each range of digits. */
function spelledOut(pattern: string): string[] {
  let rest = pattern
    .replaceAll(String.raw`\p{L}{0,15}`, '')
    .replaceAll(/\[(.)-.\]/gu, '$1')
    .replaceAll(/\[([^\]]+)\]/gu, (_all, letters: string) => `(?:${letters.split('').join('|')})`)
    .replaceAll('{0,2}', '?');
  const take = (sign: string) => {
    const isNext = rest.startsWith(sign);
    if (isNext) rest = rest.slice(sign.length);
    return isNext;
  };
  const anyOf = (): string[] => {
    const found: string[] = [];
    do found.push(...oneAfterAnother());
    while (take('|'));
    return found;
  };
  const oneAfterAnother = (): string[] => {
    let found = [''];
    while (rest && !rest.startsWith('|') && !rest.startsWith(')')) {
      let next: string[];
      if (take('(?:')) {
        next = anyOf();
        take(')');
      } else {
        next = [rest.charAt(0)];
        rest = rest.slice(1);
      }
      if (take('?')) next.push('');
      found = found.flatMap((start) => next.map((end) => start + end));
    }
    return found;
  };
  return anyOf();
}

const claim = (description: string) => claimOf({ description });

describe.each(Object.keys(claimWords) as (keyof typeof claimWords)[])('in %s', (language) => {
  test.each(claimsInWords)('every word for %s is found however it is written', (kind) => {
    const words = claimWords[language][kind].flatMap(spelledOut);
    expect(words.length).toBeGreaterThan(5);
    // A graver claim may be made by the same words.
    const isFound = (text: string) => {
      const found = claim(`– ${text}.`);
      return (
        found !== null &&
        claimsInWords.findIndex((each) => each === found) <= claimsInWords.indexOf(kind)
      );
    };
    const written = (change: (word: string) => string) =>
      words.map(change).filter((word) => !isFound(word));
    expect(written((word) => word)).toEqual([]);
    expect(written((word) => word.normalize('NFD'))).toEqual([]);
    expect(written((word) => word.toUpperCase().normalize('NFD'))).toEqual([]);
    expect(written((word) => Array.from(word).join('\u200B'))).toEqual([]);
    expect(written((word) => word.replace(/(?<=^.)/u, '\u00AD'))).toEqual([]);
    expect(written((word) => word.replaceAll(' ', '\u00A0\n'))).toEqual([]);
    const wide = (letter: string) => String.fromCodePoint(letter.charCodeAt(0) + 0xfe_e0);
    expect(written((word) => word.replaceAll(/[!-~]/g, wide))).toEqual([]);
  });
});

test.each([
  ['he wants to k\u200Bill me', 'violence'],
  ['he wants to \uFF4B\uFF49\uFF4C\uFF4C me', 'violence'],
  ['she is un\u00ADder\u00ADage', 'minor'],
  ['I want to\ndie', 'life'],
  ['He says he will kill himself if I leave.', 'life'],
  ['Il m’a frappée'.normalize('NFD'), 'violence'],
  ['هدد بال\u0642\u064E\u062A\u0652\u0644', 'violence'],
  ['قـتـل', 'violence'],
  ['إنتحار', 'life'],
  ['سأنتحر', 'life'],
  ['سانتحر', 'life'],
  ['وسيقتلني', 'violence'],
  ['للأطفال', 'minor'],
])('%s claims %s', (text, kind) => {
  expect(claim(text)).toBe(kind);
});

test.each(['Er ist sehr freundlich.', 'كل شيء على ما يرام', 'a minor\u200B bug'])(
  '%s claims nothing',
  (text) => {
    expect(claim(text)).toBeNull();
  },
);

test('messages are stopped however their words are written', () => {
  expect(findStop('أَرْسِل لي المـال')).toBe('money');
  expect(findStop('Wyślij mi trochę pieniędzy'.normalize('NFD'))).toBe('money');
});
