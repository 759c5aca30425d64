import type { PublicUser } from '@kindred/contract/members';
import { messages } from '../../lib/messages/likes.ts';
import { messages as profiles } from '../../lib/messages/profiles.ts';

/** From the other person's profile. Each is text for the field, and can be changed there. */
export function openersFor({
  prompts: [prompt],
  interests: [interest],
}: Pick<PublicUser, 'prompts' | 'interests'>): string[] {
  const { discover: m } = messages;
  return [
    ...(prompt ? [m.aboutAnswer(prompt.answer)] : []),
    ...(interest ? [m.aboutInterest(profiles.interests[interest] ?? interest)] : []),
  ];
}
