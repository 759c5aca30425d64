import { plainText } from '../plain-text.ts';

/** Letters of the Latin languages that there are words for: English, German, French, Spanish, Portuguese and Polish. */
const knownLetters = new Set('abcdefghijklmnopqrstuvwxyzàáâãäæçèéêëîïíñóôõöœùûúüÿßąćęłńśźżªº');

/** Letters that Persian, Urdu, Pashto, Kurdish or Uyghur write with, and Arabic does not. */
const notArabic = /[پچژڤگکیےںہھٹڈڑېۍټډړښڼځڅڵێۆەۇۈۋڭ]/u;

/** A text of fewer words or letters may be a name, a quotation or a mistake. */
const fewestWords = 3;
const fewestLetters = 4;

/** How many of the words have a letter of another language. Quotations stay below it. */
const shareOfWords = 0.12;

/** An address says nothing about the language around it. */
const isAddress = (word: string) => word.includes('@') || /https?:\/\/|www\./i.test(word);

/** As long as the longest report. Staff read a case right away, and its messages can be many times that long. */
const longestRead = 4000;

/** May be a name, which is no sign of the language around it. */
const capitalised = /^\p{Lu}.*\p{Ll}/u;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether enough different words have a letter that the known languages lack. */
function haveOtherLetters(words: readonly string[], isOther: (word: string) => boolean) {
  const others = words.filter(isOther);
  return new Set(others).size >= fewestWords && others.length >= words.length * shareOfWords;
}

/**
 * Whether a text is mainly in a script or a language without lists of urgent words (`claim-words.ts`). It reads letters
 * alone, so it does not notice a language such as Italian, and says no when it is not sure.
 */
export function isWithoutWords(text: string): boolean {
  const plain = plainText(text.slice(0, longestRead))
    .split(' ')
    .filter((word) => !isAddress(word))
    .join(' ');
  const words = (plain.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => !capitalised.test(word))
    // The capital of the Turkish i would become the usual one.
    .map((word) => word.replaceAll('İ', 'ı').toLowerCase());
  const letters = count(plain, /\p{L}/gu);
  const latin = count(plain, /\p{Script=Latin}/gu);
  const arabic = count(plain, /\p{Script=Arabic}/gu);
  const others = letters - latin - arabic;
  if (others >= fewestLetters && others > letters / 2) return true;
  if (arabic > letters / 2) return haveOtherLetters(words, (word) => notArabic.test(word));
  return haveOtherLetters(words, (word) =>
    (word.match(/\p{Script=Latin}/gu) ?? []).some((letter) => !knownLetters.has(letter)),
  );
}
