import { type Cards, interestWords, questionWords, questions } from './cards.ts';

const flags = questions / 8;
const answers = questions / 2;

/** Reads the bits of a card, which the database stores with those of the first question last. */
export function setBits(cards: Cards, slot: number, bits: Uint8Array) {
  const byte = (index: number) => bits[index] as number;
  /** The four bits of a question in the answers that end before a byte. */
  const answer = (end: number, question: number) =>
    (byte(end - 1 - (question >> 1)) >> (4 * (question & 1))) & 15;
  for (let question = 0; question < questions; question += 1) {
    const says = answer(answers, question);
    cards.says[slot * questions + question] = says;
    cards.wants[slot * questions + question] = answer(2 * answers, question);
    if (says !== 0) setBit(cards.answered, slot * questionWords, question);
    const flag = flags - 1 - (question >> 3);
    const mask = 1 << (question & 7);
    if (byte(2 * answers + flag) & mask) setBit(cards.asks, slot * questionWords, question);
    if (byte(2 * answers + flags + flag) & mask)
      setBit(cards.requires, slot * questionWords, question);
  }
  const interests = 2 * answers + 2 * flags;
  for (let index = 0; index < 4 * interestWords; index += 1) {
    const word = slot * interestWords + (index >> 2);
    const bitsOfByte = byte(interests + index) << (8 * (index & 3));
    cards.interests[word] = (cards.interests[word] as number) | bitsOfByte;
  }
}

function setBit(words: Int32Array, start: number, bit: number) {
  const word = start + (bit >> 5);
  words[word] = (words[word] as number) | (1 << (bit & 31));
}
