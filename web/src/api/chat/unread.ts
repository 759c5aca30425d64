import { countUnreadChats } from '@kindred/contract/chat/unread';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../../lib/session.ts';
import { openStorage } from '../../lib/storage.ts';
import { unsentKey } from '../../lib/unsent.ts';
import { followed } from '../followed.ts';
import { queryOf } from '../query.ts';

/** How many chats have unread messages. */
export const useUnreadChats = () =>
  useQuery({
    ...queryOf(countUnreadChats),
    select: ({ unread }) => unread.chats,
    ...followed(30_000, 'message', 'messageChanged', 'read', 'conversation', 'matchEnded'),
  });

/** Messages that were waiting when the page was closed are sent from the next page that is opened. */
export function useSendLeftOver() {
  const client = useQueryClient();
  useEffect(() => {
    const owner = session.get().user?._id ?? '';
    if (!openStorage().getItem(unsentKey('unsent-messages', owner))) return;
    void import('./unsent.ts').then(({ keepSending }) => keepSending(client));
  }, [client]);
}
