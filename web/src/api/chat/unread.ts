import { countUnreadChats } from '@kindred/contract/chat/unread';
import type { EventFrame } from '@kindred/contract/live';
import { chatKinds } from '@kindred/contract/live/events';
import { useQuery } from '@tanstack/react-query';
import { appliedTo } from '../followed.ts';
import { type RouteData, queryOf } from '../query.ts';

type UnreadCounts = RouteData<typeof countUnreadChats>;

/** How much is unread in all chats after an event. Undefined if that has to be fetched. */
const unreadAfter = (_data: UnreadCounts, { content }: EventFrame): UnreadCounts | undefined =>
  content && 'chat' in content ? { unread: content.unread } : undefined;

export const unreadQuery = {
  ...queryOf(countUnreadChats),
  ...appliedTo<UnreadCounts>(unreadAfter, 30_000, ...chatKinds, 'matchEnded'),
};

/** How many chats have unread messages. */
export const useUnreadChats = () =>
  useQuery({ ...unreadQuery, select: ({ unread }) => unread.chats });
