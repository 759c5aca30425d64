import type { LikedPart } from '@kindred/contract/likes/liked-part';
import type { PublicUser } from '@kindred/contract/members';
import { messages } from '../../lib/messages/likes.ts';
import { messages as profiles } from '../../lib/messages/profiles.ts';

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
    ...(prompt ? [m.aboutAnswer(prompt.answer)] : []),
    ...(interest ? [m.aboutInterest(profiles.interests[interest] ?? interest)] : []),
  ];
}
