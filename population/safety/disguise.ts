import { type Random, between, pick } from '../random.ts';

/** Letters of other scripts that look like Latin ones. */
const twins: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
};
const digits: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5' };

const replaceSome = (random: Random, text: string, by: Readonly<Record<string, string>>) =>
  Array.from(text)
    .map((letter) => (random() < 0.5 ? (by[letter] ?? letter) : letter))
    .join('');

/** Ways to write a word so that a list of words does not find it. */
const tricks: readonly ((random: Random, word: string) => string)[] = [
  (random, word) => replaceSome(random, word, twins),
  (random, word) => replaceSome(random, word, digits),
  (_random, word) => Array.from(word).join(' '),
  (_random, word) => Array.from(word).join('.'),
  (_random, word) => Array.from(word).join('\u200B'),
  (random, word) => {
    const at = between(random, 0, word.length - 1);
    return word.slice(0, at) + (word[at] ?? '').repeat(3) + word.slice(at);
  },
  (_random, word) => word.toUpperCase(),
  (_random, word) => `*${word}*`,
  (_random, word) => word.normalize('NFD'),
];

/** Disguises the words between angle brackets, each with this chance, and removes the brackets. */
export const disguise = (random: Random, text: string, chance: number) =>
  text.replaceAll(/<([^<>]+)>/g, (_all, words: string) => {
    if (random() >= chance) return words;
    const trick = pick(random, tricks);
    return words
      .split(' ')
      .map((word) => trick(random, word))
      .join(' ');
  });

const emoji = ['😊', '😉', '❤️', '🔥', '🌹', '✨', '🙈', '😄', '💋', '☀️', '🎶', '🙏'];

/** The slips and habits of someone who types on a phone. */
export function typed(random: Random, text: string): string {
  let result = text;
  if (random() < 0.2) result = result.toLowerCase();
  if (random() < 0.15) result = result.replaceAll(/[,.](?= )/g, '');
  if (random() < 0.2) {
    const letters = Array.from(result);
    const at = between(random, 1, Math.max(1, letters.length - 2));
    // Two letters in the wrong order.
    letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed());
    result = letters.join('');
  }
  if (random() < 0.35) result += ` ${pick(random, emoji).repeat(between(random, 1, 3))}`;
  return result;
}
