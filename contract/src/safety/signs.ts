import type { SafetyRule, Signal } from '../site/safety-rules.ts';
import { bareWords, plainWords } from './normal-text.ts';
import { isNumberWord } from './number-words.ts';

/** Which rules are found in a text. Server and office use the same. */
export type TextReader = (text: string) => readonly string[];

const escaped = (word: string) => word.replaceAll(/[$]/g, String.raw`\$`);
const signs: Readonly<Record<string, string>> = {
  '*': String.raw`[^ ]{0,20}`,
  '#': String.raw`\d{2,5}`,
};

/** A star is the rest of a word, or any word, and a number sign a number of two digits or more. */
const patternOf = (word: string, normal: (text: string) => string) =>
  word
    .split(/([*#])/)
    .map((part, at, parts) => signs[part] ?? besideSigns(part, normal, at, parts.length))
    .join('');

/** Spaces beside a sign stay, as they say whether it is a word. */
function besideSigns(part: string, normal: (text: string) => string, at: number, length: number) {
  const before = at > 0 && /^\s/.test(part) ? ' ' : '';
  const after = at < length - 1 && /\s$/.test(part) ? ' ' : '';
  const middle = escaped(normal(part).trim());
  return middle === '' ? before || after : `${before}${middle}${after}`;
}

function anyOf(words: readonly string[], normal: (text: string) => string) {
  const patterns = words.map((word) => patternOf(word, normal)).filter(Boolean);
  if (patterns.length === 0) return null;
  return new RegExp(`(?<= )(?:${patterns.join('|')})(?= )`, 'u');
}

const endings = 'c ?o ?m|n ?e ?t|o ?r ?g|i ?n ?f ?o|x ?y ?z|c ?l ?u ?b';
const spelled = new RegExp(
  String.raw`[\p{L}\p{N}] ?[(\[]? ?(?:dot|punkt|punto|point|ponto|kropka) ?[)\]]? ?(?:${endings}|de|es|fr|pl|br)(?![\p{L}\p{N}])`,
  'u',
);
const spaced = new RegExp(
  String.raw`[\p{L}\p{N}] ?[(\[]? ?\.[)\]]? ?(?:${endings}|d e|e s|f r|p l)(?![\p{L}\p{N}])`,
  'u',
);

/** An address of a site that is written so that it is no link. */
function hasSpelledLink(text: string) {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}*]/gu, '');
  return spelled.test(lower) || spaced.test(lower);
}

/** So many numbers or number words in a row are a telephone number. */
const leastNumbers = 4;

function hasSpokenNumber(plain: string) {
  let run = 0;
  for (const word of plain.trim().split(' ')) {
    run = isNumberWord(word) ? run + 1 : 0;
    if (run >= leastNumbers) return true;
  }
  return false;
}

const listed = ({ words }: SafetyRule) => Object.values(words).flat();

interface Found {
  readonly isFound: boolean;
  readonly isDisguised: boolean;
}

function readerOf(rule: SafetyRule) {
  const words = listed(rule);
  const [plain, bare] = [anyOf(words, plainWords), anyOf(words, bareWords)];
  return (text: string, forms: { readonly plain: string; readonly bare: string }): Found => {
    if (rule.signal === 'link' && hasSpelledLink(text)) return { isFound: true, isDisguised: true };
    if (rule.signal === 'contact' && hasSpokenNumber(forms.plain))
      return { isFound: true, isDisguised: true };
    if (plain?.test(forms.plain)) return { isFound: true, isDisguised: false };
    const isDisguised = bare?.test(forms.bare) ?? false;
    return { isFound: isDisguised, isDisguised };
  };
}

const hasWords: readonly Signal[] = ['words', 'link', 'contact'];

/** Compiles the rules that look at a text. Each word of an owner is taken literally, so that none can be slow. */
export function compileRules(rules: readonly SafetyRule[]): TextReader {
  const on = rules.filter((rule) => rule.on);
  const readers = on
    .filter(({ signal }) => hasWords.includes(signal))
    .map((rule) => ({ id: rule.id, read: readerOf(rule) }));
  const disguises = on.filter(({ signal }) => signal === 'disguise');
  return (text) => {
    if (readers.length === 0) return [];
    const forms = { plain: plainWords(text), bare: bareWords(text) };
    const found = readers.flatMap(({ id, read }) => {
      const { isFound, isDisguised } = read(text, forms);
      return isFound ? [{ id, isDisguised }] : [];
    });
    const hidden = found.some(({ isDisguised }) => isDisguised) ? disguises : [];
    return [...found, ...hidden].map(({ id }) => id);
  };
}
