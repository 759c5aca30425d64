import { plainText } from '../plain-text.ts';

/** Letters that look like Latin ones. */
const twins: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l' },
  ...{ м: 'm', н: 'h', о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x' },
  ...{ у: 'y', α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ı: 'i',
};
const digits: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' },
};
const anyTwin = new RegExp(`[${Object.keys(twins).join('')}]`, 'gu');

/** A Latin word with letters of another script inside, which no one types by chance. */
const mixed = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/gu;
/** A word in letters that all look like Latin ones. */
const onlyTwins = new RegExp(`(?<!\\p{L})[${Object.keys(twins).join('')}]+(?!\\p{L})`, 'gu');

const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC');

const words = (text: string) => ` ${text.replaceAll(/[^\p{L}\p{N}$@]+/gu, ' ').trim()} `;

/** The words of a text as they are written, in lower case, without marks, between single spaces. */
export const plainWords = (text: string) => words(withoutMarks(plainText(text).toLowerCase()));

const untwin = (text: string) => text.replaceAll(anyTwin, (letter) => twins[letter] ?? letter);

/**
 * The same with what hides words undone: letters of other scripts, digits within words, letters that are apart or
 * repeated. Two words can become the same, so what is found here alone may be a coincidence.
 */
export function bareWords(text: string): string {
  const letters = withoutMarks(plainText(text).toLowerCase())
    .replaceAll(mixed, untwin)
    .replaceAll(onlyTwins, untwin);
  return (
    words(letters)
      .replaceAll(/(?<= )(?:[\p{L}\p{N}$@] ){3,}/gu, (run) => `${run.replaceAll(' ', '')} `)
      .replaceAll(/(?<= )(?=\S*\p{L})(?=\S*[\d@$])\S+/gu, (word) =>
        word.replaceAll(/[\d@$]/g, (sign) => digits[sign] ?? sign),
      )
      // A 1 is an i or an l, so that both become the same.
      .replaceAll('l', 'i')
      .replaceAll(/(\p{L})\1+/gu, '$1')
  );
}

/** A hash of 32 bits (FNV-1a, mixed once more). */
function hash32(text: string, start: number) {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const starts = [0x811c9dc5, 0x9e3779b9] as const;
const hex = (halves: readonly number[]) =>
  halves.map((half) => half.toString(16).padStart(8, '0')).join('');

/** A text of which less is left says nothing about who else wrote it: 'hello, how are you'. */
const leastLength = 24;
/** Texts whose hashes differ in at most this many of the 64 bits count as similar. */
export const mostDifferentTextBits = 12;

interface TextHashes {
  /** 64 bits in hexadecimal. The text cannot be read from these. */
  readonly exact: string;
  /** 64 bits that stay nearly the same when some words change. */
  readonly similar: string;
}

/** Null for a text that is too short. */
export function hashText(text: string): TextHashes | null {
  const bare = bareWords(text).trim();
  if (bare.length < leastLength) return null;
  const list = bare.split(' ');
  const parts = [...list, ...list.slice(1).map((word, at) => `${list[at] ?? ''} ${word}`)];
  const sums = new Int32Array(64);
  for (const part of parts)
    for (const [half, start] of starts.entries()) {
      const bits = hash32(part, start);
      for (let bit = 0; bit < 32; bit++) {
        const at = half * 32 + bit;
        sums[at] = (sums[at] ?? 0) + ((bits >>> bit) & 1 ? 1 : -1);
      }
    }
  const similar = starts.map((_start, half) => {
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) if ((sums[half * 32 + bit] ?? 0) > 0) bits |= 1 << bit;
    return bits >>> 0;
  });
  return { exact: hex(starts.map((start) => hash32(bare, start))), similar: hex(similar) };
}
