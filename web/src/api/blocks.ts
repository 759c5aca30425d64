import { blockMember, listBlocks, unblockMember } from '@kindred/contract/blocks';
import { type Query, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../lib/calls/call.ts';
import { leaveLists } from './leave-lists.ts';
import { pagesOf } from './query.ts';

export const useBlocks = () => useInfiniteQuery(pagesOf(listBlocks, { query: { limit: 50 } }));

export const useBlock = () =>
  useMutation({ mutationFn: (id: string) => call(blockMember, { params: { id } }) });

export const useUnblock = () =>
  useMutation({
    mutationFn: (id: string) => call(unblockMember, { params: { id } }),
    onSuccess: (_data, _id, _before, { client }) => void client.invalidateQueries(),
  });

/**
 * A block changes every list with members in it: the blocked member leaves them right away. It is for after the dialog, as
 * the lists can close the page that opened it.
 */
export function useReloadAfterBlock() {
  const client = useQueryClient();
  const router = useRouter();
  return (id: string) => {
    leaveLists(client, id);
    // What is only about them is gone, and is not fetched again.
    const isAbout = ({ queryKey }: Query) => JSON.stringify(queryKey).includes(id);
    void client.invalidateQueries({ predicate: isAbout, refetchType: 'none' });
    void client.invalidateQueries({ predicate: (query) => !isAbout(query) });
    // Unless their page is open again, as someone went back to it before the next one was there.
    const stop = router.subscribe('onResolved', () => {
      stop();
      void client.refetchQueries({ predicate: isAbout, type: 'active', stale: true });
    });
  };
}
