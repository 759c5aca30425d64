import { plainText } from '@kindred/contract/plain-text';
import { session } from '../sessions/session.ts';

/** Their words stand without spaces between them. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const readable = (text: string) => plainText(text).toLowerCase();

/** A word is found as a whole; a star at its end stands for any ending. A star alone is a star, and does not hide everything. */
function patternOf(word: string) {
  const opens = word.length > 1 && word.endsWith('*');
  const escaped = readable(opens ? word.slice(0, -1) : word).replaceAll(
    /[^\p{L}\p{N} ]/gu,
    String.raw`\$&`,
  );
  if (spaceless.test(word)) return escaped;
  return String.raw`(?<![\p{L}\p{N}])${escaped}${opens ? '' : String.raw`(?![\p{L}\p{N}])`}`;
}

export function hasWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  return new RegExp(words.map(patternOf).join('|'), 'u').test(readable(text));
}

/** Whether what another person wrote has a word that the reader does not want to read. */
export const isHidden = (text: string) => hasWord(text, session.get().user?.hiddenWords ?? []);
