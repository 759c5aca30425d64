import {
  type Cards,
  interestsOfQuestions,
  interestWords,
  moreInterests,
  questionWords,
  questions,
} from './cards.ts';

const flagBytes = questions / 8;
const answerBytes = questions / 2;
const interestBytes = interestsOfQuestions / 8;
/** The byte at which each string of bits ends. */
const saysEnd = answerBytes;
const wantsEnd = saysEnd + answerBytes;
const allowsEnd = wantsEnd + 2 * answerBytes;
const answeredEnd = allowsEnd + interestBytes + flagBytes;
const asksEnd = answeredEnd + flagBytes;
const interestsEnd = asksEnd + 2 * flagBytes + interestBytes;

/** Reads the bits of a card, which the database stores with those of the first question or interest last; most have no `more`. */
export function setBits(cards: Cards, slot: number, bits: Uint8Array, more: Uint8Array | null) {
  const bit = (end: number, index: number) =>
    ((bits[end - 1 - (index >> 3)] as number) >> (index & 7)) & 1;
  const answer = (end: number, question: number) =>
    ((bits[end - 1 - (question >> 1)] as number) >> (4 * (question & 1))) & 15;
  for (let question = 0; question < questions; question += 1) {
    cards.says[slot * questions + question] = answer(saysEnd, question);
    cards.wants[slot * questions + question] =
      answer(wantsEnd, question) | (answer(allowsEnd, question) << 4);
    if (bit(answeredEnd, question)) setBit(cards.answered, slot * questionWords, question);
    if (bit(asksEnd, question)) setBit(cards.asks, slot * questionWords, question);
  }
  // The last four are always set.
  for (let interest = 0; interest < interestsOfQuestions - 4; interest += 1)
    if (bit(interestsEnd, interest)) setBit(cards.interests, slot * interestWords, interest);
  if (!more) return;
  for (let interest = 0; interest < moreInterests; interest += 1)
    if (((more[moreInterests / 8 - 1 - (interest >> 3)] as number) >> (interest & 7)) & 1)
      setBit(cards.interests, slot * interestWords, interestsOfQuestions + interest);
}

function setBit(words: Int32Array, start: number, bit: number) {
  const word = start + (bit >> 5);
  words[word] = (words[word] as number) | (1 << (bit & 31));
}
