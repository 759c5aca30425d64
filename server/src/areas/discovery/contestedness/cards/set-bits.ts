import { type Cards, interestWords, questionWords, questions } from './cards.ts';

const flags = questions / 8;

/** Reads the bits of a card, which the database stores with those of the first question last. */
export function setBits(cards: Cards, slot: number, bits: Uint8Array) {
  const byte = (index: number) => bits[index] as number;
  for (let question = 0; question < questions; question += 1) {
    const says = byte(questions - 1 - question);
    cards.says[slot * questions + question] = says;
    cards.wants[slot * questions + question] = byte(2 * questions - 1 - question);
    if (says !== 0) setBit(cards.answered, slot * questionWords, question);
    const flag = flags - 1 - (question >> 3);
    const mask = 1 << (question & 7);
    if (byte(2 * questions + flag) & mask) setBit(cards.asks, slot * questionWords, question);
    if (byte(2 * questions + flags + flag) & mask)
      setBit(cards.requires, slot * questionWords, question);
  }
  const interests = 2 * questions + 2 * flags;
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
