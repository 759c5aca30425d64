import type { Chat } from '@kindred/contract/chat';
import { summaryForReader } from '../../lib/facts/summary-for-reader.ts';
import { messages } from '#texts/home.ts';

/** The last that was said in a chat. */
export function saidIn({ person, lastMessage }: Chat) {
  const { today: m } = messages;
  if (!lastMessage) return m.silent;
  const isPhoto = lastMessage.text === null && lastMessage.photo !== null;
  return isPhoto ? m.photo({ name: person.firstName }) : summaryForReader(lastMessage);
}
