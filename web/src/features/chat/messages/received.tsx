import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import { useState } from 'react';
import { messages as words } from '#texts/chat.ts';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';

/** Announces each new message to screen readers while the chat is open. */
export function Received({ chat, newest }: { chat: Chat; newest: Message | undefined }) {
  const { chat: m } = words;
  const [first] = useState(newest?.number ?? 0);
  const isNew = newest && !newest.mine && newest.number > first && !newest.deleted;
  return (
    <output className="sr-only">
      {isNew && m.received({ name: chat.person.firstName, text: summaryForReader(newest) })}
    </output>
  );
}
