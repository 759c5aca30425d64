import type { LikedPart } from '@kindred/contract/likes/liked-part';
import type { PublicUser } from '@kindred/contract/members';
import { interestName } from '../../lib/facts/choice-names.ts';
import { messages } from '#texts/likes.ts';

/** So that the words after the quote are on the button, too. */
const longestQuote = 60;

/**
 * From the other person's profile, but nothing about an answer that the reader liked, as they may have written about it.
 * Each is text for the field, and can be changed there.
 */
export function openersFor(
  { prompts, interests: [interest] }: Pick<PublicUser, 'prompts' | 'interests'>,
  liked: Pick<LikedPart, 'kind' | 'id'> | null,
): string[] {
  const { discover: m } = messages;
  const prompt = prompts.find((each) => liked?.kind !== 'prompt' || each.prompt !== liked.id);
  return [
    ...(prompt ? [m.aboutAnswer({ answer: beginningOf(prompt.answer) })] : []),
    ...(interest ? [m.aboutInterest({ interest: interestName(interest) })] : []),
  ];
}

/** Whole words, in one line; of a single long one its first letters. */
function beginningOf(answer: string) {
  const text = answer.trim().replaceAll(/\s+/g, ' ');
  if (text.length <= longestQuote) return text;
  const cut = text.slice(0, longestQuote).replace(/[\uD800-\uDBFF]$/, '');
  const words = text[longestQuote] === ' ' ? cut : cut.replace(/\s\S*$/, '');
  return `${words.replace(/[\s,.;:!?–—-]+$/, '')}…`;
}
