import type { Chat } from '@kindred/contract/chat';

/** What a tab keeps of a message that is not sent. */
export interface KeptText {
  readonly text?: string;
  /** When it was typed; never before the draft that was known then. */
  readonly at?: number;
  /** The server has it, or had it before another tab or device changed it. */
  readonly isSaved?: boolean;
}

/** The text of this tab or the draft of the server, which has those of all tabs and devices: the newest one. */
export function newestText(
  { text, at = Infinity, isSaved }: KeptText,
  { draft, draftAt }: Pick<Chat, 'draft' | 'draftAt'>,
): string {
  const isOlder = isSaved || (draftAt !== null && Date.parse(draftAt) > at);
  return text === undefined || isOlder ? (draft ?? '') : text;
}
