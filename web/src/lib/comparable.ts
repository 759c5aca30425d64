/** Letters that Unicode does not take apart, as people type them who have no key for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  // Arabic: the other forms of alef, ya and ta, which many keyboards and writers use for each other.
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '’': "'",
};

const others = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * A text to search in, or to search for: without case, accents, and the marks of Arabic (hamza on a letter, vowels and
 * the line that stretches a word).
 */
export const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replaceAll(others, (letter) => plainLetters[letter] ?? letter);
