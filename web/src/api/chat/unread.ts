import { countUnreadChats } from '@kindred/contract/chat/unread';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../lib/session.ts';
import { openStorage } from '../../lib/storage.ts';
import { unsentKey } from '../../lib/unsent.ts';
import { unreadAfter } from '../../lib/unread-after.ts';
import { appliedTo } from '../followed.ts';
import { type RouteData, queryOf } from '../query.ts';

export const unreadQuery = {
  ...queryOf(countUnreadChats),
  ...appliedTo<RouteData<typeof countUnreadChats>>(
    unreadAfter,
    30_000,
    'message',
    'messageChanged',
    'read',
    'conversation',
    'matchEnded',
  ),
};

/** How many chats have unread messages. */
export const useUnreadChats = () =>
  useQuery({ ...unreadQuery, select: ({ unread }) => unread.chats });

/** Messages that were waiting when the page was closed are sent from the next page that is opened. */
export function useSendLeftOver() {
  const client = useQueryClient();
  useEffect(() => {
    const owner = session.get().user?._id ?? '';
    if (!openStorage().getItem(unsentKey('unsent-messages', owner))) return;
    void import('./unsent.ts').then(({ keepSending }) => keepSending(client));
  }, [client]);
}
