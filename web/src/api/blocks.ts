import { blockMember, listBlocks, unblockMember } from '@kindred/contract/blocks';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { leaveLists } from './leave-lists.ts';
import { pagesOf } from './query.ts';

export const useBlocks = () => useInfiniteQuery(pagesOf(listBlocks, { query: { limit: 50 } }));

/**
 * A block changes every list with members in it: the blocked member leaves them right away. Fetching them again is not
 * awaited, because it can close the page that started it, and its own next step would be lost.
 */
function forget(client: QueryClient, id: string) {
  leaveLists(client, id);
  void client.invalidateQueries();
}

export const useBlock = () =>
  useMutation({
    mutationFn: (id: string) => call(blockMember, { params: { id } }),
    onSuccess: (_data, id, _before, { client }) => forget(client, id),
  });

export const useUnblock = () =>
  useMutation({
    mutationFn: (id: string) => call(unblockMember, { params: { id } }),
    onSuccess: (_data, _id, _before, { client }) => void client.invalidateQueries(),
  });

/** For a block that was made by another call. */
export function useReloadAfterBlock() {
  const client = useQueryClient();
  return (id: string) => forget(client, id);
}
