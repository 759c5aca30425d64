import { t as messages } from './likes-CTZma4kn.js';
import { t as messages$1 } from './profiles-DnNuMvS1.js';
// web/src/widgets/people/openers-for.ts
/** So that the words after the quote are on the button, too. */
var longestQuote = 60;
/**
 * From the other person's profile, but nothing about an answer that the reader liked, as they may have written about it.
 * Each is text for the field, and can be changed there.
 */
function openersFor({ prompts, interests: [interest] }, liked) {
  const { discover: m } = messages;
  const prompt = prompts.find((each) => liked?.kind !== 'prompt' || each.prompt !== liked.id);
  return [
    ...(prompt ? [m.aboutAnswer(beginningOf(prompt.answer))] : []),
    ...(interest ? [m.aboutInterest(messages$1.interests[interest] ?? interest)] : []),
  ];
}
/** Whole words, in one line; of a single long one its first letters. */
function beginningOf(answer) {
  const text = answer.trim().replaceAll(/\s+/g, ' ');
  if (text.length <= longestQuote) return text;
  const cut = text.slice(0, longestQuote).replace(/[\uD800-\uDBFF]$/, '');
  return `${(text[longestQuote] === ' ' ? cut : cut.replace(/\s\S*$/, '')).replace(/[\s,.;:!?–—-]+$/, '')}…`;
}
export { openersFor as t };
