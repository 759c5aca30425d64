import type { Unread } from '@kindred/contract/chat/unread';
import type { EventFrame } from '@kindred/contract/live';

interface Counted {
  readonly unread: Unread;
}

/** How much is unread in all chats after an event. Undefined if that has to be fetched. */
export function unreadAfter(_data: Counted, { content }: EventFrame): Counted | undefined {
  return content && 'chat' in content ? { unread: content.unread } : undefined;
}
